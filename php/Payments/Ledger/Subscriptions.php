<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Support\Clock;

/**
 * Stores subscriptions. One function changes how they stand: apply().
 */
final class Subscriptions {

	public const TABLE = 'slipstream_payment_subscriptions';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			subscription_key varchar(64) NOT NULL,
			gateway varchar(10) NOT NULL,
			mode varchar(4) NOT NULL,
			account varchar(191) NOT NULL,
			subscription_id varchar(191) NOT NULL,
			order_id bigint(20) unsigned NOT NULL,
			customer_id varchar(191) NOT NULL DEFAULT '',
			plan_id bigint(20) unsigned NOT NULL DEFAULT 0,
			amount bigint(20) NOT NULL,
			currency varchar(3) NOT NULL,
			billing varchar(10) NOT NULL,
			status varchar(30) NOT NULL,
			dispute varchar(10) NOT NULL,
			period_end bigint(20) unsigned NOT NULL DEFAULT 0,
			cancel_at bigint(20) unsigned NOT NULL DEFAULT 0,
			canceled bigint(20) unsigned NOT NULL DEFAULT 0,
			ended bigint(20) unsigned NOT NULL DEFAULT 0,
			email varchar(254) NOT NULL DEFAULT '',
			person varchar(64) NOT NULL DEFAULT '',
			payer_name text NOT NULL,
			erased bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) unsigned NOT NULL,
			checked bigint(20) unsigned NOT NULL,
			version bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY subscription_key (subscription_key),
			KEY order_id (order_id),
			KEY person (person),
			KEY status (status,id)";

	public function __construct(
		private Ledger_Database $database,
		private Entries $entries,
		private Clock $clock
	) {}

	/** What a subscription is found by; '' for none. */
	public static function key( Gateway_Account $account, string $subscription_id ): string {
		return Gateway_Id::key( $account, 'subscription', $subscription_id );
	}

	/**
	 * @return Subscription|null Null if there is none.
	 * @throws Request_Error If the database fails.
	 */
	public function find( Gateway_Account $account, string $subscription_id ): ?Subscription {
		return '' === $subscription_id
			? null
			: $this->read( 'subscription_key = %s', self::key( $account, $subscription_id ) )[0] ?? null;
	}

	/**
	 * Those that can charge again, in the order of their numbers.
	 *
	 * @param int $after The number of the last one that was seen.
	 * @return list<Subscription>
	 * @throws Request_Error If the database fails.
	 */
	public function running_after( Gateway_Account $account, int $after, int $limit ): array {
		return $this->read(
			self::is_running() . ' AND id > %d AND gateway = %s AND mode = %s AND account = %s ORDER BY id LIMIT %d',
			...array( $after, ...array_values( Gateway_Id::columns( $account ) ), $limit )
		);
	}

	/**
	 * How many can charge again, of all accounts.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count_running(): int {
		return $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE ' . self::is_running(),
			$this->database->table( self::TABLE )
		);
	}

	/**
	 * Those of a person, in the order of their numbers.
	 *
	 * @return list<Subscription>
	 * @throws Request_Error If the database fails.
	 */
	public function of_person( string $email, int $limit, int $offset = 0 ): array {
		$person = Payer::key( $email );
		return '' === $person
			? array()
			: $this->read( 'person = %s ORDER BY id LIMIT %d OFFSET %d', $person, $limit, $offset );
	}

	/**
	 * Whether a person pays for a plan again and again, and has not canceled that.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function has_running( string $email, int $plan_id, Gateway $gateway, Mode $mode ): bool {
		$person = Payer::key( $email );
		return '' !== $person && array() !== $this->read(
			self::is_running() . ' AND cancel_at = 0 AND person = %s AND plan_id = %d AND gateway = %s AND mode = %s LIMIT 1',
			...array( $person, $plan_id, $gateway->value, $mode->value )
		);
	}

	/**
	 * Writes what a gateway says of a subscription: the money of its payments first, then the subscription.
	 *
	 * @param Subscription|null $known As it was before the gateway was asked; null if it was not stored.
	 * @param Order             $order The one that it began with.
	 * @return Subscription|null As it is now; null if someone else has changed it meanwhile: ask the gateway again.
	 * @throws Request_Error If the database fails, or what was seen contradicts what is stored.
	 */
	public function apply( ?Subscription $known, Observed_Subscription $observed, Order $order ): ?Subscription {
		$is_other = '' !== $order->ids->subscription && $order->ids->subscription !== $observed->id;
		if (
			$is_other
			|| $order->uuid !== $observed->reference
			|| ! $order->terms->interval->is_recurring()
			|| ! $observed->account->equals( $order->account )
			|| ( null !== $known && $known->order_id !== $order->id )
		) {
			throw Entries::mismatch();
		}
		foreach ( $observed->payments as $payment ) {
			$this->entries->record( $observed->account, $payment, $observed->id );
		}
		$values  = $this->values( $known, $observed, $order );
		$is_done = null === $known
			? $this->database->add( self::TABLE, $this->row( $observed, $order ) + $values ) > 0
			// Each time, also where nothing is new: who saw it earlier and comes later must look again.
			: 1 === $this->database->update_where(
				self::TABLE,
				$values,
				'id = %d AND version = %d',
				$known->id,
				$known->version
			);
		return $is_done ? $this->find( $observed->account, $observed->id ) : null;
	}

	/**
	 * What is written each time.
	 *
	 * @return array<string, string|int> By column.
	 */
	private function values( ?Subscription $known, Observed_Subscription $observed, Order $order ): array {
		$is_final = null !== $known && $known->status->is_final();
		$is_gone  = $order->erased > 0 || ( $known->erased ?? 0 ) > 0;
		$payer    = $is_gone
			? new Payer()
			: ( $known->payer ?? new Payer() )->completed_by( $order->payer )->completed_by( $observed->payer );
		// What has ended does not begin again.
		$status = $is_final ? $known->status : $observed->status;
		$period = $is_final ? $known->period : $observed->period;
		return array(
			'customer_id' => '' === $observed->customer_id ? $known->customer_id ?? '' : $observed->customer_id,
			'amount'      => $observed->money->amount,
			'currency'    => $observed->money->currency,
			'status'      => $status->value,
			'dispute'     => $observed->dispute()->value,
			'period_end'  => $period->end,
			'cancel_at'   => $period->cancel_at,
			'canceled'    => $period->canceled,
			'ended'       => $period->ended,
			'email'       => $this->database->fit( $payer->email, self::TABLE, 'email' ),
			'person'      => Payer::key( $payer->email ),
			'payer_name'  => $this->database->fit( $payer->name, self::TABLE, 'payer_name' ),
			'erased'      => $is_gone ? max( $order->erased, $known->erased ?? 0 ) : 0,
			'checked'     => $this->clock->now(),
			'version'     => 1 + ( $known->version ?? 0 ),
		);
	}

	/**
	 * What stays as it was in the beginning.
	 *
	 * @return array<string, string|int> By column.
	 */
	private function row( Observed_Subscription $observed, Order $order ): array {
		return array(
			'subscription_key' => self::key( $observed->account, $observed->id ),
			'subscription_id'  => $observed->id,
			'order_id'         => $order->id,
			'plan_id'          => $order->terms->plan_id,
			'billing'          => $order->terms->interval->value,
			'created'          => $this->clock->now(),
		) + Gateway_Id::columns( $observed->account );
	}

	/** @return list<Subscription> */
	private function read( string $where, string|int ...$values ): array {
		return array_map(
			Subscription::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $where",
				$this->database->table( self::TABLE ),
				...array_values( $values )
			)
		);
	}

	/** The condition for subscriptions that can charge again. */
	public static function is_running(): string {
		$states = array_map(
			static fn ( Subscription_Status $status ): string => "'$status->value'",
			Subscription_Status::final()
		);
		return 'status NOT IN (' . implode( ', ', $states ) . ')';
	}
}
