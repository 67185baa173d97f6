<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Pages;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Members\Member;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payers\Cancel\Canceler;
use Slipstream\Payers\Cancel\Wish_State;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Guarded_Adapter;
use Slipstream\Payments\Ledger\Subscription;

/**
 * What people do with what they pay. It goes on while the owner takes no new payments.
 */
final class Payer_Actions {

	/** @param Closure(Gateway_Account): Guarded_Adapter $guard Gives the account as everybody may use it. */
	public function __construct( private Closure $guard, private Canceler $canceler ) {}

	/**
	 * Where the payment service shows a receipt.
	 *
	 * @throws Request_Error If it does not.
	 */
	public function receipt( Gateway_Account $account, string $payment_id ): string {
		return self::asked( fn (): ?string => ( $this->guard )( $account )->receipt_page( $account, $payment_id ) )
			?? throw new Request_Error(
				'payer_no_receipt',
				__( 'The payment service has no receipt for this payment.', 'slipstream' ),
				404
			);
	}

	/**
	 * Where someone pays what could not be charged.
	 *
	 * @throws Request_Error If nothing is due.
	 */
	public function due( Subscription $subscription ): string {
		return self::asked( fn (): ?string => ( $this->guard )( $subscription->account )->due_page( $subscription ) )
			?? throw new Request_Error(
				'payer_nothing_due',
				__( 'Nothing is due any more. Reload the page in a few minutes.', 'slipstream' ),
				409
			);
	}

	/**
	 * Where someone changes the card of a subscription. For what they pay later it is not used, unless they had proven
	 * the address when they subscribed: somebody else may have typed it.
	 *
	 * @throws Request_Error If there is no such page.
	 */
	public function card( Subscription $subscription ): string {
		if ( $subscription->status->is_final() || '' === $subscription->customer_id ) {
			throw new Request_Error(
				'payer_nothing_to_charge',
				__( 'This subscription has ended, so it charges no card.', 'slipstream' ),
				409
			);
		}
		return (string) self::asked(
			fn (): string => ( $this->guard )( $subscription->account )->card_page(
				$subscription,
				My_Payments_Page::own_url()
			)
		);
	}

	/**
	 * Cancels a subscription.
	 *
	 * @return Site_Page|string The page that says that it is not done, or that which says that it is.
	 * @throws Request_Error If the database fails.
	 */
	public function cancel(
		Member $member,
		Subscription $subscription,
		bool $at_period_end,
		Cancel_View $view
	): Site_Page|string {
		$at_period_end = $at_period_end && Payment_Words::has_paid_time( $subscription );
		$is_done       = $subscription->status->is_final() || ( $at_period_end && $subscription->is_canceled() );
		$wish          = $is_done ? null : $this->canceler->cancel( $subscription, $at_period_end, $member->email );
		return null === $wish || Wish_State::Done === $wish->state
			? My_Payments_Page::own_url(
				array(
					My_Payments_Page::QUERY           => My_Payments_Page::CANCELED,
					Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id,
				)
			)
			: $view->confirm( $subscription, $wish, 503 );
	}

	/**
	 * What a payment service answers. What it says of the site's key is for the owner.
	 *
	 * @param Closure(): ?string $ask
	 */
	private static function asked( Closure $ask ): ?string {
		try {
			return $ask();
		} catch ( Request_Error $error ) {
			$is_of_gateway = $error instanceof Gateway_Error || 409 === $error->http_status;
			throw ! $is_of_gateway ? $error : new Request_Error(
				'payer_gateway_failed',
				__( 'The payment service could not be asked. Please try again in a few minutes. If it still does not work, contact the owner of this site.', 'slipstream' ),
				503,
				60
			);
		}
	}
}
