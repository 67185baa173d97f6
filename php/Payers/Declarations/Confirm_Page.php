<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Payers\Cancel\Wishes;
use Slipstream\Payments\Ledger\Subscription;

/**
 * Where the link in a receipt leads: whoever has it has the mail of the address, and chooses what is to be done. To
 * look at it does nothing.
 */
final class Confirm_Page {

	/** @param string $other_ways HTML: where people go whose link has ended. */
	public function __construct(
		private Declaration_Links $links,
		private Declaration_Choices $choices,
		private Wishes $wishes,
		private string $other_ways
	) {}

	/**
	 * @param array<mixed> $post With WordPress's slashes; empty if nothing was sent.
	 * @return Site_Page|string The page, or where to go.
	 */
	public function respond( string $link, array $post ): Site_Page|string {
		try {
			$declaration = $this->links->find( $link );
			if ( array() === $post ) {
				return $this->page( $declaration, $link );
			}
			if ( ! Origin::is_own( Origin::current() ) ) {
				throw new Request_Error(
					'declaration_refused',
					__( 'This could not be sent. Please reload the page and try again.', 'slipstream' ),
					400
				);
			}
			$subscriptions = self::numbers( $post[ Confirm_View::FIELD_SUBSCRIPTIONS ] ?? array() );
			$orders        = self::numbers( $post[ Confirm_View::FIELD_ORDERS ] ?? array() );
			if ( array() === $subscriptions && array() === $orders ) {
				throw new Request_Error(
					'declaration_no_choice',
					__( 'Nothing was chosen, so nothing was changed. Go back and choose what you mean.', 'slipstream' ),
					400
				);
			}
			$this->choices->choose( $declaration, $subscriptions, $orders );
			$this->choices->carry_out( $declaration );
			return Declaration_Page::confirm_url( $link );
		} catch ( Request_Error $error ) {
			return Site_Page::of_error(
				Declaration_View::receipt_title(),
				$error,
				Declaration_Links::ENDED_CODE === $error->error_code ? $this->other_ways : ''
			);
		}
	}

	private function page( Declaration $declaration, string $link ): Site_Page {
		$subscriptions = $this->choices->subscriptions( $declaration );
		$waiting       = array_values(
			array_filter(
				array_map( fn ( Subscription $one ) => $this->wishes->waiting_for( $one ), $subscriptions )
			)
		);
		return ( new Confirm_View( $declaration, $link ) )->page(
			$subscriptions,
			$this->choices->orders( $declaration ),
			$waiting
		);
	}

	/** @return list<int> */
	private static function numbers( mixed $values ): array {
		$is_number = static fn ( mixed $value ): bool => is_string( $value )
			&& 1 === preg_match( '/^\d{1,15}$/D', $value );
		return array_values( array_map( 'intval', array_filter( (array) $values, $is_number ) ) );
	}
}
