<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use Closure;
use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Sites\Limits;
use Slipstream\Support\Clock;

/**
 * Mails six digits, good for ten minutes and five attempts.
 */
final class Email_Codes {

	private const LIFE = 600;

	/** @param Closure(): string $key      Gives the key that codes are hashed with: six digits alone are soon tried. */
	public function __construct(
		private Consent_Requests $requests,
		private Limits $limits,
		private Clock $clock,
		private Closure $key
	) {}

	/** @throws Request_Error If the address is none, there were too many, or the code is not stored or not mailed. */
	public function send( Consent_Request $request, string $email, string $site ): void {
		$email = strtolower( $email );
		if ( ! is_email( $email ) || strlen( $email ) > 190 ) {
			throw new Request_Error( 'invalid_email', __( 'Please enter an email address.', 'slipstream' ), 400 );
		}
		$this->limits->mail( $email, $request->site_id );
		$code = str_pad( (string) random_int( 0, 999999 ), 6, '0', STR_PAD_LEFT );
		$this->requests->mailed(
			$request->id,
			$email,
			$this->hash( $request->id, $email, $code ),
			$this->clock->now() + self::LIFE
		);
		$hub = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: %s: the hub's name. */
		$subject = sprintf( __( '[%s] Your code', 'slipstream' ), $hub );
		/* translators: 1: a code of six digits, 2: a site's name and address, 3: the hub's name. */
		$text = sprintf( __( "Your code is %1\$s. It is valid for ten minutes.\n\nSomeone entered your address to connect the site %2\$s to %3\$s. If this was not you, ignore this message and do not share the code.", 'slipstream' ), $code, $site, $hub );
		if ( ! wp_mail( $email, $subject, $text ) ) {
			throw new Request_Error(
				'mail_failed',
				__( 'The code could not be sent. Please try again, or sign in to this site.', 'slipstream' ),
				503
			);
		}
	}

	/** @throws Request_Error If it is not that code, or not good any more, or there were too many attempts. */
	public function check( Consent_Request $request, #[SensitiveParameter] string $code ): void {
		if ( '' === $request->email_code || $request->email_expires <= $this->clock->now() ) {
			throw new Request_Error(
				'code_expired',
				__( 'The code has expired. Please request a new one.', 'slipstream' ),
				400
			);
		}
		$this->limits->code( $request->email_code );
		if ( ! hash_equals(
			$request->email_code,
			$this->hash( $request->id, $request->email, (string) preg_replace( '/\D/', '', $code ) )
		) ) {
			throw new Request_Error(
				'code_wrong',
				__( 'This code does not match the one we sent. Please check it.', 'slipstream' ),
				400
			);
		}
	}

	private function hash( int $request_id, string $email, #[SensitiveParameter] string $code ): string {
		try {
			return hash_hmac( 'sha256', "hub-code|$request_id|$email|$code", ( $this->key )() );
		} catch ( RuntimeException ) {
			Hub_Database::fail();
		}
	}
}
