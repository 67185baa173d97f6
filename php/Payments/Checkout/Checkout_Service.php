<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Gateways;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Payments_Services;
use Slipstream\Support\Clock;

/**
 * Makes an order of what a visitor has sent, and a page at the gateway where it is paid.
 */
final class Checkout_Service {

	/** Seconds for which the same choice of the same visitor is the same order, if no script has made a nonce. */
	private const SAME = 600;

	public function __construct(
		private Offer_Seal $seal,
		private Checkout_Guard $guard,
		private Checkout_Rules $rules,
		private Payments_Services $payments,
		private Clock $clock
	) {}

	/**
	 * @param string $origin Of the page that sent it, as the browser says; '' if it does not.
	 * @return string Where the visitor goes.
	 * @throws Request_Error If it cannot be paid. It is safe to try again.
	 */
	public function start( Checkout_Request $request, Visitor $visitor, string $origin = '' ): string {
		$offer = $this->seal->open( $request->offer() );
		$this->guard->ensure_human( $offer, $request, $origin );
		$this->payments->new_payments()->ensure_allowed();
		$account = $this->payments->gateways()->account_for_new_payments( Gateway::Stripe )
			?? throw Gateways::unavailable();
		$terms   = $this->rules->terms( $offer, $request, $account->gateway );
		$this->guard->ensure_within_limits( $visitor );
		$note  = $offer->asks_for_note ? sanitize_textarea_field( $request->note( $terms->plan_id ) ) : '';
		$payer = new Payer( note: $note );
		$made  = array_map(
			static fn ( string $token ): New_Order => new New_Order( $account, $terms, $payer, $token ),
			$this->form_tokens( $terms, $request, $visitor )
		);
		return $this->pay( $made );
	}

	/**
	 * @param non-empty-list<New_Order> $made The order under each name that its form may have; the first is for new
	 *     ones.
	 */
	private function pay( array $made ): string {
		$orders = $this->payments->orders();
		foreach ( array_slice( $made, 1 ) as $earlier ) {
			$order = $orders->last_of_form( $earlier );
			if ( null !== $order && $order->state->is_open() && $order->created > $this->clock->now() - self::SAME ) {
				return $this->go_on( $order ) ?? $this->pay( array( $made[0] ) );
			}
		}
		// Twice, as the first may turn out to have expired at the gateway.
		for ( $try = 0; $try < 2; $try++ ) {
			$url = $this->go_on( $orders->open( $made[0] ) );
			if ( null !== $url ) {
				return $url;
			}
		}
		throw new Request_Error( 'payment_over', __( 'This payment has already ended.', 'slipstream' ), 409 );
	}

	/** Where an order is paid, or was; null if it has ended without a payment. */
	private function go_on( Order $order ): ?string {
		$sync = $this->payments->sync( $this->payments->gateways()->adapter( $order->account ) );
		if ( '' !== $order->ids->checkout && ! $order->state->was_paid() ) {
			// It may have been paid a moment ago, in another tab.
			$order = $sync->order( $order );
		}
		return match ( true ) {
			$order->paid > 0 || Order_State::Pending === $order->state => Return_Page::address( $order ),
			$order->state->is_open() => $sync->start( $order )->url,
			default => null,
		};
	}

	/**
	 * What the order's form is called: the same for a double click, a second tab, and the back button. A cached page
	 * is the same for all visitors, so that a script adds a nonce; without one, visitors are told apart as far as
	 * possible.
	 *
	 * @return non-empty-list<string>
	 */
	private function form_tokens( Order_Terms $terms, Checkout_Request $request, Visitor $visitor ): array {
		$form = "$terms->block_hash|$terms->post_id|";
		if ( '' !== $request->nonce() ) {
			return array( "{$form}nonce|" . $request->nonce() );
		}
		$person = "{$form}visitor|" . $visitor->mark() . '|' . hash( 'sha256', $visitor->user_agent ) . '|';
		$period = intdiv( $this->clock->now(), self::SAME );
		return array( $person . $period, $person . ( $period - 1 ) );
	}
}
