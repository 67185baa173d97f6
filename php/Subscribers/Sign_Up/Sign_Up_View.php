<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Subscribers\Pages;
use Slipstream\Support\Email_Address;
use WP_Term;

/**
 * Draws the pages where people subscribe.
 */
final class Sign_Up_View {

	/** @param list<WP_Term> $categories That can be chosen. */
	public function __construct( private Request $typed, private array $categories ) {}

	public static function title(): string {
		return __( 'Subscribe', 'slipstream' );
	}

	/** Asks for the address. What was typed stays. */
	public function form( Offer $offer, ?Request_Error $error = null ): Site_Page {
		$html = Page_Parts::paragraph(
			__( 'Get new posts by email. You will get an email to confirm that the address is yours.', 'slipstream' )
		) . Page_Parts::form(
			Pages::sign_up_url(),
			Page_Parts::field(
				Request::FIELD_EMAIL,
				__( 'Email address', 'slipstream' ),
				$this->typed->text( Request::FIELD_EMAIL ),
				array(
					'type'         => 'email',
					'autocomplete' => 'email',
					'dir'          => 'ltr',
					'maxlength'    => (string) Email_Address::LONGEST,
					'required'     => true,
				)
			)
			. self::choices( $this->categories, $this->typed->categories() )
			. Page_Parts::trap( Request::TRAP )
			. Page_Parts::paragraph( $offer->agreed->text )
			. Page_Parts::button( self::title() ),
			array( Request::FIELD_OFFER => $offer->seal() )
		);
		return null === $error
			? new Site_Page( self::title(), $html )
			: Site_Page::of_error( self::title(), $error, $html );
	}

	/** Says that a mail is on its way, to whatever address. */
	public static function sent(): Site_Page {
		return new Site_Page(
			__( 'Check your inbox', 'slipstream' ),
			Page_Parts::note( __( 'We sent an email to the address that you entered. Open the link in it to confirm your subscription.', 'slipstream' ) )
			. Page_Parts::paragraph( __( 'If it does not arrive within a few minutes, look in your spam folder, or check the address and try again.', 'slipstream' ) )
			. Page_Parts::link( Pages::sign_up_url(), __( 'Try again', 'slipstream' ) )
			. Page_Parts::link( home_url( '/' ), __( 'Go to the home page', 'slipstream' ) )
		);
	}

	/**
	 * What someone can choose of categories.
	 *
	 * @param list<WP_Term> $categories
	 * @param list<int>     $chosen     None for all.
	 * @return string HTML; '' where there is no choice.
	 */
	public static function choices( array $categories, array $chosen ): string {
		$html = '';
		foreach ( $categories as $term ) {
			$html .= Page_Parts::choice(
				'checkbox',
				Request::FIELD_CATEGORIES . '[]',
				(string) $term->term_id,
				wp_specialchars_decode( $term->name, ENT_QUOTES ),
				array() === $chosen || in_array( $term->term_id, $chosen, true )
			);
		}
		return '' === $html ? '' : Page_Parts::group( __( 'What do you want to get?', 'slipstream' ), $html );
	}
}
