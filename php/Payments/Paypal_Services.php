<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Payments\Checkout\Return_Page;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Paypal\Paypal_Accounts;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Payments\Reconciler\Paypal_Checks;
use Slipstream\Payments\Webhooks\Paypal_Events;
use Slipstream\Payments\Webhooks\Paypal_Webhook;
use Slipstream\Payments\Webhooks\Paypal_Webhook_Setup;
use Slipstream\Support\Environment;

/** Builds each part of PayPal when it is asked for. */
final class Paypal_Services {

	public function __construct( private Environment $site, private Payments_Services $payments ) {}

	/** The site's accounts at PayPal. */
	public function accounts(): Paypal_Accounts {
		return new Paypal_Accounts(
			$this->payments->keys(),
			$this->payments->accounts(),
			$this->site,
			static fn ( Order $order ): array => array(
				Return_Page::address( $order ),
				Return_Page::cancel_address( $order ),
			)
		);
	}

	/** What looks at objects of an account by their names. */
	public function events( Paypal_Adapter $gateway ): Paypal_Events {
		return new Paypal_Events( $this->payments, $gateway );
	}

	public function webhook(): Paypal_Webhook {
		return new Paypal_Webhook(
			$this->accounts(),
			$this->payments->accounts(),
			$this->payments->intake(),
			$this->site->counters()
		);
	}

	public function checks(): Paypal_Checks {
		return new Paypal_Checks(
			$this->payments->setup()->waiting_keys(),
			$this->payments->accounts(),
			$this->payments->reports(),
			$this->site->clock()
		);
	}

	public function webhook_setup(): Paypal_Webhook_Setup {
		return new Paypal_Webhook_Setup( $this->accounts(), $this->payments->accounts() );
	}
}
