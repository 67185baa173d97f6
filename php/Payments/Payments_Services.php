<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Modules\Modules;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Ledger\Customers;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Erasure;
use Slipstream\Payments\Ledger\Events;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Subscriptions;
use Slipstream\Payments\Ledger\Totals;
use Slipstream\Support\Environment;

/** Builds each part when it is asked for. */
final class Payments_Services {

	public function __construct( private Environment $site, private Modules $modules ) {}

	public function orders(): Orders {
		return new Orders( $this->database(), $this->entries(), $this->site->clock() );
	}

	public function subscriptions(): Subscriptions {
		return new Subscriptions( $this->database(), $this->entries(), $this->site->clock() );
	}

	public function entries(): Entries {
		return new Entries( $this->database(), $this->site->clock() );
	}

	public function totals(): Totals {
		return new Totals( $this->database() );
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

	public function site_copy(): Site_Copy {
		return new Site_Copy( $this->accounts() );
	}

	public function new_payments(): New_Payments {
		return new New_Payments( $this->modules, $this->orders(), $this->subscriptions() );
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

	public function cleaner(): Payments_Cleaner {
		return new Payments_Cleaner( $this->events(), $this->erasure() );
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
		return new Payments_Privacy( $this->orders(), $this->subscriptions(), $this->customers(), $this->erasure() );
	}

	private function database(): Ledger_Database {
		return new Ledger_Database( $this->site->database() );
	}
}
