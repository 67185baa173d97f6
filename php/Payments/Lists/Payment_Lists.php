<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Support\Clock;

/**
 * What administrators look up in the ledger. Nothing of it is changed.
 */
final class Payment_Lists {

	public function __construct(
		private Ledger_Database $database,
		private Account_Store $accounts,
		private Clock $clock
	) {}

	public function orders(): Order_List {
		return new Order_List( $this->database );
	}

	public function order_places(): Order_Places {
		return new Order_Places( $this->database );
	}

	public function subscriptions(): Subscription_List {
		return new Subscription_List( $this->database );
	}

	public function entries(): Entry_List {
		return new Entry_List( $this->database, $this->clock );
	}

	public function accounts(): Account_List {
		return new Account_List( $this->database, $this->accounts );
	}

	public function disputes(): Dispute_Counts {
		return new Dispute_Counts( $this->database );
	}

	public function events(): Event_List {
		return new Event_List( $this->database );
	}

	public function month_totals(): Month_Totals {
		return new Month_Totals( $this->database, $this->clock );
	}
}
