<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;

/**
 * Draws the pages to sign in and out.
 */
final class Sign_In_View {

	public const FIELD_ACTION = 'slipstream_action';
	public const FIELD_EMAIL  = 'slipstream_email';
	public const FIELD_CODE   = 'slipstream_code';
	public const FIELD_MARK   = 'slipstream_mark';

	/** What the name of the field is made of that only programs fill in. */
	public const TRAP = 'sign-in';

	/** What a form asks for. */
	public const ASK     = 'ask';
	public const CODE    = 'code';
	public const LINK    = 'link';
	public const OUT     = 'out';
	public const OUT_ALL = 'out-all';

	/**
	 * @param string $mark Shows that this browser has shown a form.
	 * @param string $back Where to go afterward.
	 */
	public function __construct( private string $mark, private string $back, private ?Request_Error $error = null ) {}

	public static function title(): string {
		return __( 'Sign in', 'slipstream' );
	}

	/** The same, with an error. */
	public function with( Request_Error $error ): self {
		return new self( $this->mark, $this->back, $error );
	}

	/** Asks for the address. */
	public function ask( string $email ): Site_Page {
		return $this->page(
			self::title(),
			Page_Parts::paragraph(
				__( 'Enter your email address. You will get an email with a link and a code to sign in.', 'slipstream' )
			)
			. $this->form(
				Page_Parts::field(
					self::FIELD_EMAIL,
					__( 'Email address', 'slipstream' ),
					$email,
					array(
						'type'         => 'email',
						'autocomplete' => 'email',
						'dir'          => 'ltr',
						'maxlength'    => '254',
						'required'     => true,
					)
				)
				. Page_Parts::trap( self::TRAP )
				. Page_Parts::button( __( 'Send email', 'slipstream' ), self::FIELD_ACTION, self::ASK )
			)
		);
	}

	/**
	 * Asks for the code.
	 *
	 * @param string $email As this browser has sent it.
	 * @param string $back  Where to go afterward.
	 */
	public function code( string $email, string $back ): Site_Page {
		return $this->page(
			__( 'Enter the code', 'slipstream' ),
			Page_Parts::note(
				/* translators: %s: an email address. */
				sprintf( __( 'We sent an email to %s. Open the link in it, or enter the code from it here.', 'slipstream' ), $email )
			)
			. $this->form(
				Page_Parts::field(
					self::FIELD_CODE,
					__( 'Six-digit code from the email', 'slipstream' ),
					'',
					array(
						'inputmode'    => 'numeric',
						'autocomplete' => 'one-time-code',
						'dir'          => 'ltr',
						'maxlength'    => '10',
						'required'     => true,
					)
				)
				. Page_Parts::button( self::title(), self::FIELD_ACTION, self::CODE )
			)
			. Page_Parts::link( Sign_In_Page::url( $back ), __( 'Send another email', 'slipstream' ) )
		);
	}

	/** Asks whoever has opened a mailed link to confirm. */
	public function confirm( Sign_In $sign_in, string $token ): Site_Page {
		return $this->page(
			self::title(),
			$this->form(
				Page_Parts::button(
					/* translators: %s: an email address, shortened. */
					sprintf( __( 'Continue as %s', 'slipstream' ), $sign_in->masked_email() ),
					self::FIELD_ACTION,
					self::LINK
				),
				array( Sign_In_Page::QUERY_LINK => $token )
			)
		);
	}

	/** Shows who is signed in. */
	public function signed_in( Member $member ): Site_Page {
		return $this->page(
			__( 'You are signed in', 'slipstream' ),
			Page_Parts::paragraph(
				/* translators: %s: an email address. */
				sprintf( __( 'You are signed in as %s.', 'slipstream' ), $member->email )
			)
			. ( '' === $this->back ? '' : Page_Parts::link( $this->back, __( 'Continue', 'slipstream' ) ) )
			. $this->form(
				Page_Parts::button( __( 'Sign out', 'slipstream' ), self::FIELD_ACTION, self::OUT )
				. Page_Parts::button( __( 'Sign out on all devices', 'slipstream' ), self::FIELD_ACTION, self::OUT_ALL )
			)
		);
	}

	private function page( string $title, string $html ): Site_Page {
		return null === $this->error
			? new Site_Page( $title, $html )
			: Site_Page::of_error( $title, $this->error, $html );
	}

	/** @param array<string, string> $hidden */
	private function form( string $html, array $hidden = array() ): string {
		return Page_Parts::form(
			Sign_In_Page::url(),
			$html,
			$hidden + array(
				self::FIELD_MARK           => $this->mark,
				Sign_In_Page::QUERY_RETURN => $this->back,
			)
		);
	}
}
