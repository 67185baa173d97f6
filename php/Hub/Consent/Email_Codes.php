<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Sites\Limits;
use Slipstream\Support\Clock;
use Slipstream\Support\Mailed_Code;

/**
 * Mails six-digit codes, valid for ten minutes and five attempts.
 */
final class Email_Codes {

	private const LIFE = 600;

	public function __construct(
		private Consent_Requests $requests,
		private Limits $limits,
		private Clock $clock,
		private Mailed_Code $codes
	) {}

	/**
	 * Mails a code, unless another request is mailing one. The previous code stays valid until this one is sent.
	 *
	 * @throws Request_Error If the address is invalid, there were too many, or the code could not be stored or mailed.
	 */
	public function send( Consent_Request $request, string $email, string $site ): void {
		$email = strtolower( $email );
		if ( ! is_email( $email ) || strlen( $email ) > 190 ) {
			throw new Request_Error( 'invalid_email', __( 'Please enter an email address.', 'slipstream' ), 400 );
		}
		$this->limits->mail( $email, $request->site_id );
		$code = Mailed_Code::make();
		$hash = $this->hash( $request->id, $email, $code );
		if ( ! $this->requests->mailing( $request, $email, $hash, $this->clock->now() + self::LIFE ) ) {
			return;
		}
		if ( ! self::mail( $email, $code, $site ) ) {
			$this->requests->not_mailed( $request, $hash );
			throw new Request_Error(
				'mail_failed',
				$this->is_good( $request->email_code, $request->email_expires )
					? __( 'The new code could not be sent. The code you received before is still valid.', 'slipstream' )
					: __( 'The code could not be sent. Please try again, or sign in to this site.', 'slipstream' ),
				503
			);
		}
		try {
			$this->requests->drop_kept( $request->id, $hash );
		} catch ( Request_Error ) {
			// The code was sent. The previous one stays valid until it expires, which does no harm.
			return;
		}
	}

	private static function mail( string $email, #[SensitiveParameter] string $code, string $site ): bool {
		$hub = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: %s: the hub's name. */
		$subject = sprintf( __( '[%s] Your code', 'slipstream' ), $hub );
		/* translators: 1: a code of six digits, 2: a site's name and address, 3: the hub's name. */
		$text = sprintf( __( "Your code is %1\$s. It is valid for ten minutes.\n\nSomeone entered your address to connect the site %2\$s to %3\$s. If this was not you, ignore this message and do not share the code.", 'slipstream' ), $code, $site, $hub );
		return wp_mail( $email, $subject, $text );
	}

	/**
	 * @return string The address that the code was mailed to.
	 * @throws Request_Error If the code is wrong or expired, or there were too many attempts.
	 */
	public function check( Consent_Request $request, string $email, #[SensitiveParameter] string $code ): string {
		$email  = strtolower( $email );
		$mailed = array_filter(
			array(
				array( $request->email, $request->email_code, $request->email_expires ),
				array( $request->kept_email, $request->kept_code, $request->kept_expires ),
			),
			static fn ( array $one ): bool => $email === $one[0]
		);
		if ( array() === $mailed ) {
			throw new Request_Error(
				'code_wrong',
				__( 'The code was sent to another address. Please request one for this address.', 'slipstream' ),
				400
			);
		}
		$good = array_filter( $mailed, fn ( array $one ): bool => $this->is_good( $one[1], $one[2] ) );
		if ( array() === $good ) {
			throw new Request_Error(
				'code_expired',
				__( 'The code has expired. Please request a new one.', 'slipstream' ),
				400
			);
		}
		$given = $this->hash( $request->id, $email, $code );
		foreach ( $good as list( , $hash ) ) {
			$this->limits->code( $hash );
			if ( hash_equals( $hash, $given ) ) {
				return $email;
			}
		}
		throw new Request_Error(
			'code_wrong',
			__( 'This code does not match the one we sent. Please check it.', 'slipstream' ),
			400
		);
	}

	private function is_good( string $hash, int $expires ): bool {
		return '' !== $hash && $expires > $this->clock->now();
	}

	private function hash( int $request_id, string $email, #[SensitiveParameter] string $code ): string {
		try {
			return $this->codes->hash( "hub-code|$request_id|$email", $code );
		} catch ( RuntimeException ) {
			Hub_Database::fail();
		}
	}
}
