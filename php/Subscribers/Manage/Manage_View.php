<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Manage;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Site_Page;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\Sign_Up\Sign_Up_View;
use WP_Term;

/**
 * Draws the page where subscribers choose what they get.
 */
final class Manage_View {

	public const FIELD_ACTION = 'slipstream_action';
	public const FIELD_MARK   = 'slipstream_mark';

	/** Actions. */
	public const SAVE  = 'save';
	public const LEAVE = 'leave';

	/** The page once something was changed. */
	public const SAVED = 'saved';

	/** @param string $mark Shows that this browser is signed in. */
	public function __construct( private string $mark, private string $email ) {}

	public static function title(): string {
		return __( 'Your subscription', 'slipstream' );
	}

	/** HTML: a link to the page. */
	public static function back(): string {
		return Page_Parts::link( Pages::manage_url(), self::title() );
	}

	/** @param list<WP_Term> $categories That can be chosen. */
	public function page( Subscriber $subscriber, array $categories, bool $is_saved ): Site_Page {
		$choices = Sign_Up_View::choices( $categories, $subscriber->categories );
		return new Site_Page(
			self::title(),
			( $is_saved ? Page_Parts::note( __( 'Your changes are saved.', 'slipstream' ) ) : '' )
			. Page_Parts::paragraph(
				/* translators: %s: an email address. */
				sprintf( __( 'New posts of this site are sent to %s.', 'slipstream' ), $this->email )
			)
			. ( '' === $choices ? '' : $this->form(
				$choices . Page_Parts::button( __( 'Save', 'slipstream' ), self::FIELD_ACTION, self::SAVE )
			) )
			. $this->form(
				Page_Parts::button(
					__( 'Unsubscribe', 'slipstream' ),
					self::FIELD_ACTION,
					self::LEAVE,
					is_main: '' === $choices
				)
			)
		);
	}

	/** Says that they are no subscriber. */
	public function nothing(): Site_Page {
		return new Site_Page(
			self::title(),
			/* translators: %s: an email address. */
			Page_Parts::note( sprintf( __( 'This site sends no new posts to %s.', 'slipstream' ), $this->email ) )
			. Page_Parts::link( Pages::sign_up_url(), Sign_Up_View::title() )
		);
	}

	private function form( string $html ): string {
		return Page_Parts::form( Pages::manage_url(), $html, array( self::FIELD_MARK => $this->mark ) );
	}
}
