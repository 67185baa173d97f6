<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Closure;
use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Support\Email_Address;
use Slipstream\Support\Mailed_Code;
use Slipstream\Support\Random_Secret;

/**
 * Mails who asks a link and a code, and finds out by them whose an address is.
 */
final class Sign_In_Service {

	/** @param Closure(string): bool $is_known Whether there is something for who has an address. */
	public function __construct(
		private Sign_Ins $sign_ins,
		private Sign_In_Limits $limits,
		private Mailed_Code $codes,
		private Closure $is_known
	) {}

	/**
	 * Sends one email, whatever the address: nobody learns from the answer, or from how long it takes, whether it is
	 * known here.
	 *
	 * @param string $browser    Which asks.
	 * @param string $return_url Where they go afterward.
	 * @throws Request_Error If it is no address, there were too many, or nothing was sent.
	 */
	public function ask( string $email, string $browser, string $return_url, Visitor $visitor ): void {
		$email = Email_Address::valid( $email );
		if ( '' === $email ) {
			throw new Request_Error( 'invalid_email', __( 'Please enter an email address.', 'slipstream' ), 400 );
		}
		$this->limits->count( $email, $visitor );
		$is_known = ( $this->is_known )( $email );
		$token    = Random_Secret::token();
		$code     = Mailed_Code::make();
		$hash     = $this->hash( Random_Secret::hash( $token ), $code );
		$id       = $this->sign_ins->add( $email, $browser, $return_url, $token, $is_known ? $hash : '' );
		$is_sent  = $is_known
			? Sign_In_Mail::send( $email, Sign_In_Page::link_url( $token ), $code )
			: Sign_In_Mail::send_unknown( $email, Sign_In_Page::url( $return_url ) );
		if ( ! $is_sent ) {
			$this->sign_ins->remove( $id );
			throw new Request_Error(
				'sign_in_not_mailed',
				__( 'The email could not be sent. Please try again in a few minutes.', 'slipstream' ),
				503,
				60
			);
		}
	}

	/**
	 * Uses a link, which proves the address whatever browser it is opened in.
	 *
	 * @throws Request_Error If it has expired or was used, or the database fails.
	 */
	public function by_link( #[SensitiveParameter] string $token, string $browser ): Sign_In {
		$sign_in = $this->sign_ins->of_link( $token );
		return null !== $sign_in && $this->sign_ins->use_link( $sign_in, $browser ) ? $sign_in : throw self::used_up();
	}

	/**
	 * Uses a code, in the browser that has asked for it.
	 *
	 * @throws Request_Error If it is wrong, has expired, or was used, or the database fails.
	 */
	public function by_code( #[SensitiveParameter] string $code, string $browser ): Sign_In {
		$sign_in = $this->sign_ins->last_of( $browser ) ?? throw self::used_up();
		if ( ! $this->sign_ins->may_try( $sign_in ) ) {
			throw new Request_Error(
				'sign_in_too_many_tries',
				__( 'Too many wrong codes. Please ask for a new email.', 'slipstream' ),
				429
			);
		}
		if ( ! hash_equals( $sign_in->code_hash, $this->hash( $sign_in->token_hash, $code ) ) ) {
			throw new Request_Error(
				'sign_in_wrong_code',
				__( 'This is not the code of the last email. Please check it.', 'slipstream' ),
				400
			);
		}
		return $this->sign_ins->use_code( $sign_in, $browser ) ? $sign_in : throw self::used_up();
	}

	public static function used_up(): Request_Error {
		return new Request_Error(
			'sign_in_expired',
			__( 'This link or code was used before or has expired. Please ask for a new email.', 'slipstream' ),
			400
		);
	}

	/**
	 * What is stored of a code.
	 *
	 * @param string $token_hash Of the link in the same mail, which tells one mail from another.
	 */
	private function hash( string $token_hash, #[SensitiveParameter] string $code ): string {
		try {
			return $this->codes->hash( "member-code|$token_hash", $code );
		} catch ( RuntimeException ) {
			Members_Database::fail();
		}
	}
}
