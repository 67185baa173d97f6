<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Form;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Origin;
use Slipstream\Http\Page_Parts;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Http\Visitor;
use Slipstream\Services\Newsletter\Newsletter_List;
use Slipstream\Support\Email_Address;
use Slipstream\Support\Sealed_Data;

/**
 * What answers forms where no script runs: a page that says that all went well and can be reloaded, or the form with
 * what is wrong and what was typed.
 */
final class Form_Page {

	public const QUERY       = 'slipstream_newsletter';
	public const FIELD_OFFER = 'slipstream_offer';
	public const FIELD_EMAIL = 'email';

	private const PURPOSE = 'signed-up';

	/** Characters of a sentence that fits into an address. */
	private const LONGEST = 500;

	public function __construct( private Intake $intake ) {}

	/** Where forms are sent to. */
	public static function url( string $value = '1' ): string {
		return add_query_arg( self::QUERY, rawurlencode( $value ), home_url( '/' ) );
	}

	/**
	 * Answers a request.
	 *
	 * @param string       $step What the address has.
	 * @param array<mixed> $post With WordPress's slashes; empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( string $step, array $post ): Site_Page|string {
		if ( array() === $post ) {
			return self::signed_up( $step ) ?? home_url( '/' );
		}
		$values = wp_unslash( $post );
		$read   = static fn ( string $name ): string => is_string( $values[ $name ] ?? null )
			&& mb_check_encoding( $values[ $name ], 'UTF-8' ) ? $values[ $name ] : '';
		$offer  = null;
		try {
			$offer = $this->intake->open( $read( self::FIELD_OFFER ) );
			$next  = $this->intake->take(
				$offer,
				$read( self::FIELD_EMAIL ),
				$read( Bot_Trap::name( Guard::TRAP ) ),
				Origin::current(),
				Visitor::current()
			);
			return self::url( self::box()->seal( self::PURPOSE, self::said( $offer, $next ) ) );
		} catch ( Request_Error $error ) {
			return self::refused( $error, $offer, $read( self::FIELD_EMAIL ) );
		}
	}

	/** @return array<string, string> What the next page says: its address is all that it knows. */
	private static function said( Offer $offer, string $next ): array {
		return array(
			'success' => mb_strlen( $offer->success ) > self::LONGEST ? '' : $offer->success,
			'next'    => $next,
			'page'    => mb_strlen( $offer->page ) > self::LONGEST ? '' : $offer->page,
		);
	}

	/** @return Site_Page|null Null for an address that is none of ours. */
	private static function signed_up( string $step ): ?Site_Page {
		$said = self::box()->open( self::PURPOSE, $step );
		if ( array() === $said ) {
			return null;
		}
		$success = '' === $said['success'] ? Labels::success() : (string) $said['success'];
		return new Site_Page(
			__( 'Subscribe', 'slipstream' ),
			Page_Parts::note( $success )
			. Page_Parts::paragraph( (string) $said['next'] )
			. self::back( (string) $said['page'] )
		);
	}

	private static function refused( Request_Error $error, ?Offer $offer, string $typed ): Site_Page {
		$hosted = Newsletter_List::HOSTED_FORM_CODE === $error->error_code ? $error->details['url'] ?? '' : '';
		$html   = '' === $hosted
			? self::form( $offer, $typed )
			: Page_Parts::link( $hosted, __( 'Sign up there', 'slipstream' ), 'noopener noreferrer' );
		return Site_Page::of_error( __( 'Subscribe', 'slipstream' ), $error, $html . self::back( $offer->page ?? '' ) );
	}

	/** The form again. Where nobody knows what it was, what was typed alone. */
	private static function form( ?Offer $offer, string $typed ): string {
		if ( null === $offer ) {
			return Page_Parts::paragraph( $typed );
		}
		return Page_Parts::form(
			self::url(),
			Page_Parts::field(
				self::FIELD_EMAIL,
				__( 'Email address', 'slipstream' ),
				$typed,
				array(
					'type'         => 'email',
					'autocomplete' => 'email',
					'dir'          => 'ltr',
					'maxlength'    => (string) Email_Address::LONGEST,
					'required'     => true,
				)
			)
			. Page_Parts::trap( Guard::TRAP )
			. Page_Parts::paragraph( $offer->consent )
			. Page_Parts::button( __( 'Subscribe', 'slipstream' ) ),
			array( self::FIELD_OFFER => $offer->seal() )
		);
	}

	private static function back( string $page ): string {
		return Page_Parts::link(
			'' === $page ? home_url( '/' ) : $page,
			'' === $page ? __( 'Go to the home page', 'slipstream' ) : __( 'Go back to the page', 'slipstream' )
		);
	}

	private static function box(): Sealed_Data {
		return Sealed_Data::for_visitors( 'newsletter' );
	}
}
