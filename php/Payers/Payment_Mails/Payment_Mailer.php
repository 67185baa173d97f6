<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Payment_Mails;

use Slipstream\Http\Request_Error;
use Slipstream\Memberships\Plans;
use Slipstream\Mail\Outbox\Mailer;
use Slipstream\Payers\Payers_Settings;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Due_Bill;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Unconfirmed_Orders;

/**
 * Mails people who pay what has come of it: once that an order is paid, and once for each bill that was not.
 */
final class Payment_Mailer {

	public function __construct( private Unconfirmed_Orders $orders, private Plans $plans, private Mailer $mailer ) {}

	/**
	 * Mails the payer of an order that it is paid, unless that was done.
	 *
	 * @throws Request_Error If the database fails. confirm_all() makes it good.
	 */
	public function confirm( Order $order ): void {
		array_map( $this->mail( ... ), $this->orders->due( $order->id ) );
	}

	/**
	 * Mails those who were not told because a process has died, or the database has failed.
	 *
	 * @throws Request_Error If the database fails. Ask again then.
	 */
	public function confirm_all(): void {
		array_map( $this->mail( ... ), $this->orders->due() );
	}

	/**
	 * Mails the payer of a subscription that a bill needs them.
	 *
	 * @throws Request_Error If the database fails. Ask again then.
	 */
	public function ask( Subscription $subscription, Due_Bill $due ): void {
		if ( '' !== $subscription->payer->email ) {
			$this->mailer->queue( Due_Mail::of( $subscription, $due ) );
		}
	}

	private function mail( Order $order ): void {
		$plan    = $this->plans->find( $order->terms->plan_id );
		$welcome = null === $plan ? '' : Plain_Text::of( $plan->welcome );
		$is_full = Payers_Settings::is_on( Payers_Settings::CONFIRMATIONS );
		if ( $is_full || '' !== $welcome ) {
			$name = Payment_Words::plan( $order->terms->plan_id );
			$this->mailer->queue( Confirmation_Mail::of( $order, $name, $welcome, $is_full ) );
		}
		// Last: a process that dies before repeats it, and the mail is sent once.
		$this->orders->done( $order );
	}
}
