<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Accepted_Keys;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Accounts\Key_Change;
use Slipstream\Payments\Accounts\Waiting_Keys;
use Slipstream\Payments\Paypal\Paypal_App_Change;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Reconciler\Stripe_Checks;
use Slipstream\Payments\Stripe\Stripe_Key_Change;
use Slipstream\Payments\Stripe\Stripe_Notes;
use Slipstream\Payments\Stripe\Test_Payment;
use Slipstream\Payments\Reconciler\Poll_Job;
use Slipstream\Payments\Webhooks\Webhook_Setup;
use Slipstream\Support\Environment;

/** Builds what sets an account at Stripe up, and watches how it stands. */
final class Setup_Services {

	public function __construct(
		private Environment $site,
		private Payments_Services $payments,
		private Accepted_Keys $accepted
	) {}

	public function notes(): Stripe_Notes {
		return new Stripe_Notes();
	}

	public function waiting_keys(): Waiting_Keys {
		return new Waiting_Keys( $this->site->secrets() );
	}

	/** What puts keys of a gateway in place of others. */
	public function key_change( Gateway $gateway ): Key_Change {
		return Gateway::Paypal === $gateway
			? new Paypal_App_Change(
				$this->payments->paypal()->accounts(),
				$this->waiting_keys(),
				$this->accepted
			)
			: $this->stripe_keys();
	}

	/**
	 * Asks a gateway about a key that was entered, and goes on with what has waited for one.
	 *
	 * @return Gateway_Error|null Why the key waits; null if it is used.
	 * @throws Request_Error See Key_Change::take().
	 */
	public function enter( Gateway $gateway, Mode $mode, #[SensitiveParameter] Gateway_Key $key ): ?Gateway_Error {
		$outage = $this->key_change( $gateway )->take( $mode, $key );
		Reconcile_Job::resume( $this->payments );
		if ( Gateway::Paypal === $gateway && null === $outage ) {
			$this->try_webhook( $gateway, $mode );
		}
		return $outage;
	}

	/**
	 * Looks at the webhook. A key may be good without the right to see it; then what was known of it stays.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function try_webhook( Gateway $gateway, Mode $mode ): void {
		try {
			$this->look_at_webhook( $gateway, $mode );
		} catch ( Gateway_Error ) {
			return;
		}
	}

	public function stripe_keys(): Stripe_Key_Change {
		return new Stripe_Key_Change(
			$this->payments->stripe(),
			$this->notes(),
			$this->payments->keys(),
			$this->waiting_keys(),
			$this->accepted
		);
	}

	public function webhook(): Webhook_Setup {
		return new Webhook_Setup(
			$this->payments->stripe(),
			$this->payments->accounts(),
			$this->notes(),
			$this->payments->keys(),
			$this->site->clock()
		);
	}

	/**
	 * Asks a payment service how the site's webhook is. One that has not moved with the site does so before.
	 *
	 * @throws Request_Error If the payment service does not say, or the database fails: what was known stays.
	 */
	public function look_at_webhook( Gateway $gateway, Mode $mode ): void {
		if ( Gateway::Paypal === $gateway ) {
			$this->payments->paypal()->webhook_setup()->bring_along( $mode );
			$this->payments->paypal()->webhook_setup()->look_for( $mode );
			return;
		}
		$this->webhook()->bring_along( $mode );
		$this->webhook()->look( $mode );
	}

	/**
	 * The currency that the account of new payments counts in; '' if nobody knows, or it is not known here.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function currency(): string {
		$account = $this->payments->connected_account();
		$notes   = null === $account ? null : $this->notes()->of( $account->mode );
		return null !== $notes && $notes['account'] === $account->id && Currency::is_known( $notes['currency'] )
			&& null !== Currency::of( $notes['currency'] )->at( Gateway::Stripe )
			? $notes['currency']
			: '';
	}

	public function poll_job(): Poll_Job {
		return new Poll_Job( $this->payments, $this->site->clock() );
	}

	public function test_payment(): Test_Payment {
		return new Test_Payment( $this->payments, new Setup_Progress() );
	}

	public function checks(): Stripe_Checks {
		return new Stripe_Checks(
			$this->webhook(),
			$this->waiting_keys(),
			$this->payments->accounts(),
			$this->payments->reports(),
			$this->site->clock()
		);
	}
}
