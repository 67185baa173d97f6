<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Pages;

use Slipstream\Http\Request_Error;
use Slipstream\Members\Member;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payers\Cancel\Wish;
use Slipstream\Payers\Cancel\Wishes;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Payer_Records;

/**
 * Finds what someone pays who has proven their address. What is another's is not there.
 */
final class Own_Payments {

	private const PER_PAGE = 20;

	public function __construct( private Payer_Records $records, private Wishes $wishes ) {}

	/**
	 * A part of the lists, the latest first.
	 *
	 * @param int $page From 1; 0 for the first.
	 * @throws Request_Error If the database fails.
	 */
	public function page( Member $member, int $page ): Payments_Page {
		$page                      = max( 1, $page );
		list( $found, $running )   = $this->records->subscriptions_of( $member->email, $page, self::PER_PAGE );
		list( $orders, $payments ) = $this->records->orders_of( $member->email, $page, self::PER_PAGE );
		return new Payments_Page(
			$member->email,
			array_map(
				fn ( Subscription $subscription ): Shown_Subscription => new Shown_Subscription(
					$subscription,
					$this->charges( $subscription ),
					$this->waiting( $subscription )
				),
				$found
			),
			$orders,
			$page,
			max( 1, (int) ceil( max( $running, $payments ) / self::PER_PAGE ) )
		);
	}

	/**
	 * The subscription that a request names.
	 *
	 * @throws Request_Error If there is none of this person, or the database fails.
	 */
	public function subscription( Member $member, Payer_Request $sent ): Subscription {
		$found = $this->records->subscription( $sent->number( Payer_Request::FIELD_SUBSCRIPTION ) );
		return null !== $found && self::is_of( $member, $found->payer ) ? $found : throw self::not_found();
	}

	/**
	 * The payment that a request names, of an order or of a subscription.
	 *
	 * @return array{Gateway_Account, string} Whose it is, and the payment service's ID.
	 * @throws Request_Error If there is none of this person, or the database fails.
	 */
	public function payment( Member $member, Payer_Request $sent ): array {
		if ( $sent->number( Payer_Request::FIELD_ORDER ) > 0 ) {
			$order = $this->records->order( $sent->number( Payer_Request::FIELD_ORDER ) );
			return null !== $order && $order->paid > 0 && self::is_of( $member, $order->payer )
				? array( $order->account, $order->ids->payment )
				: throw self::not_found();
		}
		$subscription = $this->subscription( $member, $sent );
		foreach ( $this->charges( $subscription ) as $charge ) {
			if ( $charge->payment_id === $sent->text( Payer_Request::FIELD_PAYMENT ) ) {
				return array( $subscription->account, $charge->payment_id );
			}
		}
		throw self::not_found();
	}

	/**
	 * The wish to cancel a subscription that is not done.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function waiting( Subscription $subscription ): ?Wish {
		return $this->wishes->waiting_for( $subscription );
	}

	/** @return list<Entry> What a subscription has charged, the latest first. */
	private function charges( Subscription $subscription ): array {
		$charges = array_values(
			array_filter(
				$this->records->entries_of( $subscription ),
				static fn ( Entry $entry ): bool => Entry_Kind::Charge === $entry->kind && '' !== $entry->payment_id
			)
		);
		usort( $charges, static fn ( Entry $one, Entry $other ): int => $other->occurred <=> $one->occurred );
		return $charges;
	}

	/** Whether someone pays as the address that they have proven. */
	private static function is_of( Member $member, Payer $payer ): bool {
		return '' !== $payer->email && hash_equals( Payer::key( $payer->email ), Payer::key( $member->email ) );
	}

	private static function not_found(): Request_Error {
		return new Request_Error( 'payer_not_found', __( 'There is no such payment of yours.', 'slipstream' ), 404 );
	}
}
