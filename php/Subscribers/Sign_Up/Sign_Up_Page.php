<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Http\Visitor;
use Slipstream\Subscribers\Newsletter_Categories;
use Slipstream\Subscribers\Pages;

/**
 * Where people subscribe without a script: a form, and a page that can be reloaded once it was sent.
 */
final class Sign_Up_Page {

	/** What its form is called in proofs. */
	private const FORM = 'page';

	public function __construct( private Intake $intake, private Newsletter_Categories $categories ) {}

	/**
	 * Answers a request.
	 *
	 * @param string       $step Which page.
	 * @param array<mixed> $post With WordPress's slashes; empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( string $step, array $post ): Site_Page|string {
		if ( array() === $post && Pages::SENT === $step ) {
			return Sign_Up_View::sent();
		}
		$request = new Request( wp_unslash( $post ) );
		try {
			if ( array() !== $post ) {
				$this->intake->take( $request, Origin::current(), Visitor::current() );
				return Pages::sent_url();
			}
			return $this->form( $request, null );
		} catch ( Request_Error $error ) {
			return $this->form_with( $request, $error );
		}
	}

	private function form( Request $request, ?Request_Error $error ): Site_Page {
		$offer = $this->intake->offer( self::FORM, Pages::sign_up_url() );
		return ( new Sign_Up_View( $request, $this->categories->offered() ) )->form( $offer, $error );
	}

	/** The form with what is wrong; if the database does not give it, that alone. */
	private function form_with( Request $request, Request_Error $error ): Site_Page {
		try {
			return $this->form( $request, $error );
		} catch ( Request_Error $failure ) {
			return Site_Page::of_error( Sign_Up_View::title(), $failure );
		}
	}
}
