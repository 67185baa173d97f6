<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Stored_Option;
use Slipstream\Support\Secrets;

/**
 * Keeps the webhook of the chosen audience: where it sends, and, encrypted, the secret that its messages are signed
 * with.
 */
final class Webhook_Store {

	public const OPTION = 'slipstream_mailchimp_webhook';

	public function __construct( private Secrets $secrets ) {}

	/**
	 * @return array{id: string, audience: string, url: string, secret: string} Empty texts if there is none.
	 * @throws Request_Error If the database fails.
	 */
	public function get(): array {
		try {
			$stored = Stored_Option::get( self::OPTION );
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'mailchimp_webhook_unknown', 5 );
		}
		$text = is_string( $stored ) ? $this->secrets->decrypt( $stored ) : null;
		$read = null === $text ? null : json_decode( $text, true );
		$part = static fn ( string $name ): string => is_array( $read ) && is_string( $read[ $name ] ?? null )
			? $read[ $name ]
			: '';
		return array(
			'id'       => $part( 'id' ),
			'audience' => $part( 'audience' ),
			'url'      => $part( 'url' ),
			'secret'   => $part( 'secret' ),
		);
	}

	/** @throws Request_Error If the database fails. */
	public function set( string $id, string $audience, string $url, #[SensitiveParameter] string $secret ): void {
		update_option(
			self::OPTION,
			$this->secrets->encrypt( (string) wp_json_encode( compact( 'id', 'audience', 'url', 'secret' ) ) ),
			false
		);
		if ( $this->get()['secret'] !== $secret ) {
			throw Request_Error::not_stored();
		}
	}

	/** @throws Request_Error If the database fails. */
	public function forget(): void {
		delete_option( self::OPTION );
		if ( '' !== $this->get()['id'] ) {
			throw Request_Error::not_stored();
		}
	}
}
