<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

use SensitiveParameter;

/**
 * The owner's key. It ends with the data center that it is of, which becomes a part of the host that is asked.
 */
final class Mailchimp_Key {

	/** What is after the last dash must be a data center, or the key could lead to any host. */
	private const PATTERN = '/^[0-9A-Za-z-]{8,100}-([a-z]{2,4}\d{1,3})$/D';

	private function __construct(
		#[SensitiveParameter] private string $key,
		private string $data_center
	) {}

	/** @return self|null Null if it is no key. */
	public static function of( #[SensitiveParameter] string $key ): ?self {
		return 1 === preg_match( self::PATTERN, trim( $key ), $found ) ? new self( trim( $key ), $found[1] ) : null;
	}

	/** Where it is good. */
	public function base_url(): string {
		$url = defined( 'SLIPSTREAM_MAILCHIMP_URL' )
			? (string) constant( 'SLIPSTREAM_MAILCHIMP_URL' )
			: $this->own_url();
		/**
		 * Filters the URL of Mailchimp's API, to use another server instead.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url         The URL, without a trailing slash.
		 * @param string $data_center The data center of the key, such as us7.
		 */
		return untrailingslashit( (string) apply_filters( 'slipstream_mailchimp_url', $url, $this->data_center ) );
	}

	/** Whether it is used with another server, which may be in the site's own network. */
	public function is_elsewhere(): bool {
		return $this->base_url() !== $this->own_url();
	}

	public function authorization(): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- RFC 7617.
		return 'Basic ' . base64_encode( "slipstream:$this->key" );
	}

	/** Tells one key from another without giving it away. */
	public function fingerprint(): string {
		return substr( wp_hash( "slipstream-mailchimp|$this->key|{$this->base_url()}", 'nonce' ), 0, 12 );
	}

	/** @return array<string, string> What a dump of the object shows: no secret. */
	public function __debugInfo(): array {
		return array( 'data_center' => $this->data_center );
	}

	private function own_url(): string {
		return "https://$this->data_center.api.mailchimp.com/3.0";
	}
}
