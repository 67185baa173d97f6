<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
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

	/** Seconds for which the same choice in the same browser is the same order, if no script has made a nonce. */
	private const SAME = 600;

	/** The same where the browser is not known: time for a double click, and too little for someone else to come. */
	private const SAME_CLICK = 30;

	/**
	 * @param Closure( Offer ): Offer_Rules $rules        Gives the rules for what an offer sells.
	 * @param string                        $proven_email Of who is signed in; '' for nobody.
	 */
	public function __construct(
		private Offer_Seal $seal,
		private Checkout_Guard $guard,
		private Closure $rules,
		private Payments_Services $payments,
		private Clock $clock,
		private string $proven_email = ''
	) {}

	/**
	 * @param string $origin  Of the page that sent it, as the browser says; '' if it does not.
	 * @param string $browser Which has sent it; '' if it has never sent one, or keeps no cookies.
	 * @return string Where the visitor goes.
	 * @throws Request_Error If it cannot be paid. It is safe to try again.
	 */
	public function start(
		Checkout_Request $request,
		Visitor $visitor,
		string $origin = '',
		string $browser = ''
	): string {
		$offer = $this->seal->open( $request->offer() );
		$this->guard->ensure_human( $offer, $request, $origin );
		$this->payments->new_payments()->ensure_allowed();
		/**
		 * Filters whether what a block sells can be bought now, also from pages that are cached.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $is_sold Whether it can.
		 * @param string $block   The block's name, such as 'jetpack/donations'.
		 */
		if ( ! apply_filters( 'slipstream_payments_is_sold', true, $offer->block ) ) {
			throw Checkout_Rules::gone();
		}
		$account = $this->payments->gateways()->account_for_new_payments( $offer->gateway )
			?? throw Gateways::unavailable();
		$rules   = ( $this->rules )( $offer );
		$terms   = $rules->terms( $offer, $request, $account->gateway );
		$this->guard->ensure_within_limits( $visitor );
		$note  = $offer->asks_for_note ? $request->note( $terms->plan_id ) : '';
		$payer = new Payer( $this->proven_email, note: $note );
		$as    = '' === $this->proven_email
			? ''
			: $this->payments->customers()->of_proven( $account, $terms->money->currency, $this->proven_email );
		$make  = static fn ( string $token ): New_Order => new New_Order( $account, $terms, $payer, $token, $as );
		$form  = "$terms->block_hash|$terms->post_id|";
		if ( '' === $request->nonce() ) {
			$rules->ensure_once( $terms, $account->gateway );
			return $this->pay_as(
				"{$form}visitor|" . self::person( $visitor, $browser, $payer ) . '|',
				'' === $browser ? self::SAME_CLICK : self::SAME,
				$make
			);
		}
		$new = $make( "{$form}nonce|{$request->nonce()}|" . Payer::key( $payer->email ) );
		// A form that was paid and is sent again leads to what has come of it.
		if ( ! ( $this->payments->orders()->last_of_form( $new )?->paid > 0 ) ) {
			$rules->ensure_once( $terms, $account->gateway );
		}
		return $this->pay( $new );
	}

	/** Where a new order is paid, or the one that its form has made before. */
	private function pay( New_Order $new ): string {
		// Twice, as the first may turn out to have expired at the gateway.
		for ( $try = 0; $try < 2; $try++ ) {
			$url = $this->go_on( $this->payments->orders()->open( $new ), $new->payer->note );
			if ( null !== $url ) {
				return $url;
			}
		}
		throw new Request_Error( 'payment_over', __( 'This payment has already ended.', 'slipstream' ), 409 );
	}

	/**
	 * Pays without a nonce. A cached page is the same for all visitors: they are told apart as far as possible, so that
	 * a double click makes one order. What was paid may be another's, and nobody is told that it is theirs.
	 *
	 * @param int                        $same Seconds for which it is the same order.
	 * @param Closure(string): New_Order $make Makes an order by what its form is called.
	 */
	private function pay_as( string $token, int $same, Closure $make ): string {
		$period = intdiv( $this->clock->now(), $same );
		$last   = $this->payments->orders()->last_of_form( $make( $token . ( $period - 1 ) ) );
		if ( null !== $last && $last->state->is_open() && $last->created > $this->clock->now() - $same ) {
			$last = $this->looked_at( $last );
			if ( $last->state->is_open() && 0 === $last->paid ) {
				$new = $make( $token . $period );
				return $this->go_on( $last, $new->payer->note ) ?? $this->pay( $new );
			}
		}
		$token .= $period;
		do {
			$new   = $make( $token );
			$order = $this->payments->orders()->last_of_form( $new );
			$order = null === $order ? null : $this->looked_at( $order );
			$token = null === $order ? $token : "$token|$order->id";
		} while ( null !== $order && ( $order->paid > 0 || Order_State::Pending === $order->state ) );
		return $this->pay( $new );
	}

	/** What tells visitors apart whose browsers run no script. */
	private static function person( Visitor $visitor, string $browser, Payer $payer ): string {
		return match ( true ) {
			'' !== $browser                   => "browser|$browser|" . Payer::key( $payer->email ),
			$visitor->is_behind_unnamed_proxy => bin2hex( random_bytes( 16 ) ),
			default                           => implode(
				'|',
				array(
					$visitor->mark(),
					hash( 'sha256', $visitor->user_agent ),
					hash( 'sha256', $payer->email ),
					hash( 'sha256', $payer->note ),
				)
			),
		};
	}

	/** An order as it is at the gateway: it may have been paid a moment ago. */
	private function looked_at( Order $order ): Order {
		return '' === $order->ids->checkout || $order->state->was_paid()
			? $order
			: $this->payments->sync( $this->payments->gateways()->adapter( $order->account ) )->order( $order );
	}

	/** Where an order is paid, or was; null if it has ended without a payment. */
	private function go_on( Order $order, string $note ): ?string {
		$order = $this->looked_at( $order );
		return match ( true ) {
			$order->paid > 0 || Order_State::Pending === $order->state => Return_Page::repeat_address( $order ),
			$order->state->is_open() => $this->payments
				->sync( $this->payments->gateways()->adapter( $order->account ) )
				->start( $this->payments->orders()->with_note( $order, $note ) )->url,
			default => null,
		};
	}
}
