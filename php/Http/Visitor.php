<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * Visitor data. The site stores the IP address only as a hash, unless a filter changes that.
 */
final class Visitor {

	/**
	 * @param int  $user_id                 The logged-in user who sent the form on purpose, or 0.
	 * @param bool $is_behind_unnamed_proxy Whether the address may be that of a proxy that the site
	 *     does not know, and so of many. Anybody can pretend that.
	 */
	public function __construct(
		public readonly string $ip,
		public readonly string $user_agent = '',
		public readonly string $referrer = '',
		public readonly int $user_id = 0,
		public readonly bool $is_behind_unnamed_proxy = false
	) {}

	/**
	 * The visitor who sent this request.
	 *
	 * @param int $user_id The logged-in user who sent the form on purpose, or 0.
	 */
	public static function current( int $user_id = 0 ): self {
		$server = static fn ( string $name ): string => isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] )
			? substr( sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ), 0, 500 )
			: '';
		/**
		 * Filters a visitor's IP address. Sites behind a proxy can read it from the header that their proxy sets.
		 *
		 * @since 0.1.0
		 *
		 * @param string $ip The connection's IP address.
		 */
		$ip = apply_filters( 'slipstream_form_client_ip', $server( 'REMOTE_ADDR' ) );
		return new self(
			is_string( $ip ) ? $ip : '',
			$server( 'HTTP_USER_AGENT' ),
			$server( 'HTTP_REFERER' ),
			$user_id,
			$server( 'REMOTE_ADDR' ) === $ip && '' !== $server( 'HTTP_X_FORWARDED_FOR' ) . $server( 'HTTP_FORWARDED' )
		);
	}

	/** An anonymous key for the visitor's network. */
	public function mark(): string {
		return substr( wp_hash( 'slipstream-visitor|' . Client_Address::network( $this->ip ), 'nonce' ), 0, 20 );
	}

	/** The stored form of the address. */
	public function kept_ip(): string {
		return self::keeps_ip() ? $this->ip : 'hash:' . $this->mark();
	}

	/** Whether responses keep the sender's IP address. */
	public static function keeps_ip(): bool {
		/**
		 * Filters whether responses keep the sender's IP address. Otherwise only a hash is stored, to recognize
		 * repeated submissions.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $keep Whether to keep it.
		 */
		return (bool) apply_filters( 'slipstream_form_keep_ip', false );
	}
}
