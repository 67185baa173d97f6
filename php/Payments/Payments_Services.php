<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Modules\Modules;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Payments\Accounts\Accepted_Keys;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Ledger\Customers;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Erasure;
use Slipstream\Payments\Ledger\Events;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Paid_Orders;
use Slipstream\Payments\Ledger\Post_Totals;
use Slipstream\Payments\Ledger\Subscriptions;
use Slipstream\Payments\Ledger\Totals;
use Slipstream\Payments\Ledger\Unconfirmed_Orders;
use Slipstream\Payments\Lists\Payment_Lists;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Reconciler\Reports;
use Slipstream\Payments\Stripe\Stripe_Accounts;
use Slipstream\Payments\Stripe\Stripe_Adapter;
use Slipstream\Payments\Stripe\Stripe_Lookup;
use Slipstream\Payments\Webhooks\Event_Intake;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Payments\Webhooks\Stripe_Events;
use Slipstream\Payments\Webhooks\Stripe_Webhook;
use Slipstream\Payments\Webhooks\Webhook_Setup;
use Slipstream\Support\Clock;
use Slipstream\Support\Environment;

/** Builds each part when it is asked for. */
final class Payments_Services {

	/**
	 * @param array<string, Closure( Gateway_Account ): Gateway_Adapter>|null $adapters By the gateway's value; null for
	 *     the real ones.
	 */
	public function __construct(
		private Environment $site,
		private Modules $modules,
		private Jobs_Module $jobs,
		private Accepted_Keys $accepted,
		private ?array $adapters = null
	) {}

	/** The gateways that this site can ask. */
	public function gateways(): Gateways {
		return new Gateways(
			$this->adapters ?? array(
				Gateway::Stripe->value => fn ( Gateway_Account $account ): Gateway_Adapter =>
					$this->stripe()->connected( $account->mode ),
				Gateway::Paypal->value => fn ( Gateway_Account $account ): Gateway_Adapter =>
					$this->paypal()->accounts()->connected( $account->mode ),
			),
			$this->accounts()
		);
	}

	public function orders(): Orders {
		return new Orders( $this->database(), $this->entries(), $this->site->clock() );
	}

	public function subscriptions(): Subscriptions {
		return new Subscriptions( $this->database(), $this->entries(), $this->site->clock() );
	}

	public function entries(): Entries {
		return new Entries( $this->database(), $this->site->clock() );
	}

	public function paid_orders(): Paid_Orders {
		return new Paid_Orders( $this->database() );
	}

	public function unconfirmed_orders(): Unconfirmed_Orders {
		return new Unconfirmed_Orders( $this->database(), $this->site->clock() );
	}

	public function totals(): Totals {
		return new Totals( $this->database() );
	}

	public function post_totals(): Post_Totals {
		return new Post_Totals( $this->database() );
	}

	public function customers(): Customers {
		return new Customers( $this->database(), $this->site->clock() );
	}

	public function events(): Events {
		return new Events( $this->database(), $this->site->clock() );
	}

	public function erasure(): Erasure {
		return new Erasure( $this->database(), $this->site->clock() );
	}

	public function keys(): Keys {
		return new Keys();
	}

	public function accounts(): Account_Store {
		return new Account_Store( $this->keys(), $this->site->clock() );
	}

	/**
	 * The account that plans are paid to; null if none is connected.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function connected_account(): ?Gateway_Account {
		return $this->gateways()->account_for_new_payments( Gateway::Stripe );
	}

	public function site_copy(): Site_Copy {
		return new Site_Copy( $this->accounts() );
	}

	public function new_payments(): New_Payments {
		return new New_Payments( $this->modules, $this->orders(), $this->subscriptions() );
	}

	/**
	 * The account that something stored belongs to, or the one that has taken its place. Whether it may be asked, its
	 * guard says.
	 *
	 * @throws Request_Error If none is connected, or the database fails.
	 */
	public function gateway( Gateway_Account $account ): Gateway_Adapter {
		return $this->gateways()->adapter( $account );
	}

	/** What administrators look up. */
	public function lists(): Payment_Lists {
		return new Payment_Lists( $this->database(), $this->accounts(), $this->site->clock() );
	}

	public function payer_records(): Payer_Records {
		return new Payer_Records( $this->lists(), $this->orders(), $this->subscriptions(), $this->entries() );
	}

	/** What ends subscriptions, for whoever may. */
	public function subscription_changes(): Subscription_Changes {
		return new Subscription_Changes( $this );
	}

	/** What brings the ledger up to what an account of a gateway says. */
	public function sync( Gateway_Adapter $gateway ): Gateway_Sync {
		return new Gateway_Sync(
			$this->orders(),
			$this->subscriptions(),
			$this->guard( $gateway ),
			$this->new_payments()
		);
	}

	/** An account of a gateway, as everybody may use it. */
	public function guard( Gateway_Adapter $gateway ): Guarded_Adapter {
		return new Guarded_Adapter( $gateway, $this->site_copy(), $this->new_payments() );
	}

	/** The site's accounts at Stripe. */
	public function stripe(): Stripe_Accounts {
		return new Stripe_Accounts( $this->keys(), $this->accounts(), $this->setup()->notes(), $this->site->clock() );
	}

	public function setup(): Setup_Services {
		return new Setup_Services( $this->site, $this, $this->accepted );
	}

	public function paypal(): Paypal_Services {
		return new Paypal_Services( $this->site, $this );
	}

	/**
	 * The account of a mode.
	 *
	 * @return Stripe_Adapter|Paypal_Adapter|null Null if none is connected.
	 * @throws Request_Error If the database fails.
	 */
	public function connected( Gateway $gateway, Mode $mode ): Stripe_Adapter|Paypal_Adapter|null {
		return Gateway::Paypal === $gateway
			? $this->paypal()->accounts()->adapter( $mode )
			: $this->stripe()->adapter( $mode );
	}

	/**
	 * Looks at what an event of an account names.
	 *
	 * @return bool Whether it is of this site.
	 * @throws Request_Error If the payment service or the database fails. It can be looked at again.
	 */
	public function look_at( Stripe_Adapter|Paypal_Adapter $gateway, string $object_id ): bool {
		$events = $gateway instanceof Paypal_Adapter
			? $this->paypal()->events( $gateway )
			: $this->stripe_events( $gateway );
		return $events->look_at( $gateway->account(), $object_id );
	}

	/** What looks at objects of an account at Stripe by their IDs. */
	public function stripe_events( Gateway_Adapter $gateway ): Stripe_Events {
		$mode = $gateway->account()->mode;
		return new Stripe_Events(
			$this->sync( $gateway ),
			new Stripe_Lookup( $this->stripe()->client( $mode ), $this->stripe()->calls( $mode ) ),
			$this->orders(),
			$this->entries(),
			$this->customers()
		);
	}

	public function stripe_webhook(): Stripe_Webhook {
		return new Stripe_Webhook( $this->keys(), $this->accounts(), $this->intake() );
	}

	public function intake(): Event_Intake {
		return new Event_Intake( $this->events(), $this->queue(), $this->clock() );
	}

	public function webhook_setup(): Webhook_Setup {
		return $this->setup()->webhook();
	}

	public function events_job(): Events_Job {
		return new Events_Job( $this, $this->site->clock() );
	}

	public function reconcile_job(): Reconcile_Job {
		return new Reconcile_Job( $this, $this->reports(), $this->site->clock() );
	}

	public function reports(): Reports {
		return new Reports();
	}

	public function queue(): Job_Queue {
		return $this->jobs->queue();
	}

	public function clock(): Clock {
		return $this->site->clock();
	}

	public function cleaner(): Payments_Cleaner {
		return new Payments_Cleaner( $this->events(), $this->erasure(), $this->site_copy() );
	}

	public function checks(): Payments_Checks {
		return new Payments_Checks(
			$this->keys(),
			$this->accounts(),
			$this->site_copy(),
			$this->events(),
			$this->new_payments()
		);
	}

	public function personal_data(): Payments_Privacy {
		return new Payments_Privacy(
			$this->orders(),
			$this->subscriptions(),
			$this->customers(),
			$this->erasure(),
			$this->site_copy()
		);
	}

	private function database(): Ledger_Database {
		return new Ledger_Database( $this->site->database() );
	}
}
