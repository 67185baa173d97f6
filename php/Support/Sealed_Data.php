<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/**
 * Data that a page carries from one request to the next: visitors can neither read nor change it, and it is good for
 * one purpose, on one site.
 */
final class Sealed_Data {

	/** Characters of what is opened. */
	public const LONGEST = 200000;

	public function __construct( private Secrets $secrets ) {}

	/** What pages carry for visitors. Its key differs from the one for stored secrets. */
	public static function for_visitors( string $use ): self {
		return new self( new Secrets( "$use|" . wp_salt( 'nonce' ) ) );
	}

	/** @param array<string, mixed> $data */
	public function seal( string $purpose, array $data ): string {
		return $this->secrets->encrypt(
			(string) gzcompress(
				(string) wp_json_encode(
					array(
						'for'  => $purpose,
						'site' => self::site(),
					) + $data,
					JSON_INVALID_UTF8_SUBSTITUTE
				)
			)
		);
	}

	/** @return array<string, mixed> Empty if it is not ours. */
	public function open( string $purpose, string $sealed ): array {
		$packed = strlen( $sealed ) > self::LONGEST ? null : $this->secrets->decrypt( $sealed );
		$json   = null === $packed ? false : gzuncompress( $packed );
		$data   = false === $json ? null : json_decode( $json, true );
		return is_array( $data )
			&& ( $data['for'] ?? null ) === $purpose
			&& self::is_for_this_site( $data['site'] ?? null )
			? $data
			: array();
	}

	/** A name for this site, because the sites in a network, and copies of a site, share their keys. */
	public static function site(): string {
		return get_current_blog_id()
			. '|'
			. preg_replace( '#^https?:#i', '', untrailingslashit( (string) get_option( 'home' ) ) );
	}

	/**
	 * @param mixed $site The site that the data names. Cached pages from earlier versions name none, which is safe if
	 *     there is only one site.
	 */
	private static function is_for_this_site( mixed $site ): bool {
		return self::site() === $site || ( null === $site && ! is_multisite() );
	}
}
