<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Subscriptions;
use Slipstream\Payments\Lists\Order_List;
use Slipstream\Payments\Lists\Payment_Lists;

/**
 * What the ledger has of the people who pay. Every method throws if the database fails.
 */
final class Payer_Records {

	public function __construct(
		private Payment_Lists $lists,
		private Orders $orders,
		private Subscriptions $subscriptions,
		private Entries $entries
	) {}

	/**
	 * Whether someone may have paid with an address.
	 *
	 * @throws Request_Error
	 */
	public function knows( string $email ): bool {
		return array() !== $this->orders->of_person( $email, 1 )
			|| array() !== $this->subscriptions->of_person( $email, 1 );
	}

	/** @throws Request_Error */
	public function order( int $id ): ?Order {
		return $this->orders->find( $id );
	}

	/** @throws Request_Error */
	public function subscription( int $id ): ?Subscription {
		return $this->lists->subscriptions()->find( $id );
	}

	/**
	 * @param int $page From 1.
	 * @return array{list<Order>, int} Those of the page, the latest first, and how many there are.
	 * @throws Request_Error
	 */
	public function orders_of( string $email, int $page, int $per_page ): array {
		return $this->lists->orders()->page( Order_List::conditions_of_person( $email ), $page, $per_page );
	}

	/**
	 * @param int $page From 1.
	 * @return array{list<Subscription>, int} Those of the page, the latest first, and how many there are.
	 * @throws Request_Error
	 */
	public function subscriptions_of( string $email, int $page, int $per_page ): array {
		return $this->lists->subscriptions()->of_person( $email, $page, $per_page );
	}

	/**
	 * @return list<Entry> All that was booked for a subscription.
	 * @throws Request_Error
	 */
	public function entries_of( Subscription $subscription ): array {
		return $this->entries->of_subscription( $subscription->account, $subscription->subscription_id );
	}
}
