<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Pages;

use Slipstream\Http\Page_Parts;
use Slipstream\Http\Site_Page;
use Slipstream\Payers\Cancel\Wish;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Subscription;

/**
 * Draws how someone cancels a subscription.
 */
final class Cancel_View {

	public function __construct( private My_Payments_View $view ) {}

	/**
	 * Asks for the second step.
	 *
	 * @param Wish|null $wish That was not done yet.
	 */
	public function confirm( Subscription $subscription, ?Wish $wish, int $status = 200 ): Site_Page {
		if ( $subscription->status->is_final() ) {
			return $this->done( $subscription );
		}
		return new Site_Page(
			__( 'Cancel subscription', 'slipstream' ),
			( null === $wish ? '' : Page_Parts::error( $wish->text() ) )
			. My_Payments_View::test_note( $subscription->account->mode )
			. Page_Parts::paragraph( Payment_Words::subscription( $subscription ) )
			. $this->view->form(
				self::choice( $subscription )
					. Page_Parts::button(
						null === $wish ? __( 'Cancel now', 'slipstream' ) : __( 'Try again now', 'slipstream' ),
						Payer_Request::FIELD_ACTION,
						Payer_Request::CANCEL
					),
				array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id )
			)
			. My_Payments_View::back(),
			$status
		);
	}

	/** What the ledger has after the gateway has said so. */
	public function done( Subscription $subscription ): Site_Page {
		return new Site_Page(
			$subscription->is_canceled()
				? __( 'Your subscription is canceled', 'slipstream' )
				: My_Payments_View::title(),
			Page_Parts::paragraph( Payment_Words::subscription( $subscription ) )
			. Page_Parts::note( Payment_Words::next( $subscription ) )
			. My_Payments_View::back()
		);
	}

	private static function choice( Subscription $subscription ): string {
		if ( ! Payment_Words::has_paid_time( $subscription ) || $subscription->is_canceled() ) {
			return Page_Parts::paragraph(
				__( 'It ends immediately. You will not be charged again, and past payments are not refunded.', 'slipstream' )
			);
		}
		$end = sprintf(
			/* translators: %s: a date. */
			__( 'On %s, at the end of the paid period', 'slipstream' ),
			Payment_Words::date( $subscription->period->end )
		);
		return Page_Parts::group(
			__( 'When should it end?', 'slipstream' ),
			Page_Parts::choice( 'radio', Payer_Request::FIELD_WHEN, Payer_Request::AT_END, $end, true )
				. Page_Parts::choice(
					'radio',
					Payer_Request::FIELD_WHEN,
					Payer_Request::AT_NOW,
					__( 'Immediately; past payments are not refunded', 'slipstream' ),
					false
				)
		) . Page_Parts::paragraph( __( 'Either way, you will not be charged again.', 'slipstream' ) );
	}
}
