<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Support\Clock;

/**
 * The money that has moved. Rows are added and never changed, each once for a gateway's object, so that no replay
 * doubles anything: what is in them is what the gateway says, and nothing of what was known here at the time.
 */
final class Entries {

	public const TABLE = 'slipstream_payment_entries';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			entry_key varchar(64) NOT NULL,
			gateway varchar(10) NOT NULL,
			mode varchar(4) NOT NULL,
			account varchar(191) NOT NULL,
			kind varchar(20) NOT NULL,
			object_id varchar(191) NOT NULL,
			payment_id varchar(191) NOT NULL,
			payment_key varchar(64) NOT NULL,
			subscription_id varchar(191) NOT NULL DEFAULT '',
			subscription_key varchar(64) NOT NULL DEFAULT '',
			amount bigint(20) NOT NULL,
			currency varchar(3) NOT NULL,
			occurred bigint(20) unsigned NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY entry_key (entry_key),
			KEY payment_key (payment_key),
			KEY subscription_key (subscription_key),
			KEY totals (mode,currency,kind,amount)";

	public function __construct( private Ledger_Database $database, private Clock $clock ) {}

	/**
	 * Adds what is new of a payment, all in one statement: a process that is killed leaves all of it, or nothing.
	 *
	 * @return list<Entry> All of the payment.
	 * @throws Request_Error If the database fails, or something recorded has another amount now.
	 */
	public function record( Gateway_Account $account, Observed_Payment $payment, string $subscription_id = '' ): array {
		$known = $this->of_payment( $account, $payment->id );
		$new   = $this->missing( $account, $payment, $known );
		if ( array() === $new ) {
			return $known;
		}
		$shared = array(
			'payment_id'       => $payment->id,
			'payment_key'      => self::payment_key( $account, $payment->id ),
			'subscription_id'  => $subscription_id,
			'subscription_key' => Subscriptions::key( $account, $subscription_id ),
			'created'          => $this->clock->now(),
		);
		$rows   = array();
		foreach ( $new as $entry ) {
			$rows[] = array(
				'entry_key' => self::entry_key( $account, $entry ),
				'kind'      => $entry->kind->value,
				'object_id' => $entry->object_id,
				'amount'    => $entry->money->amount,
				'currency'  => $entry->money->currency,
				'occurred'  => $entry->occurred,
			) + Gateway_Id::columns( $account ) + $shared;
		}
		$this->database->add_all( self::TABLE, $rows );
		$all = $this->of_payment( $account, $payment->id );
		// A key that is taken by another payment would be passed over in silence.
		return array() === $this->missing( $account, $payment, $all ) ? $all : throw self::mismatch();
	}

	/**
	 * @return list<Entry>
	 * @throws Request_Error If the database fails.
	 */
	public function of_payment( Gateway_Account $account, string $payment_id ): array {
		return '' === $payment_id ? array() : $this->read( 'payment_key', self::payment_key( $account, $payment_id ) );
	}

	/**
	 * @return list<Entry>
	 * @throws Request_Error If the database fails.
	 */
	public function of_subscription( Gateway_Account $account, string $subscription_id ): array {
		return '' === $subscription_id
			? array()
			: $this->read( 'subscription_key', Subscriptions::key( $account, $subscription_id ) );
	}

	/**
	 * Charges of payments that have no fee yet, in the order of their numbers.
	 *
	 * @param int $since When the oldest was made.
	 * @param int $after The number of the last one that was seen.
	 * @return list<Entry>
	 * @throws Request_Error If the database fails.
	 */
	public function charges_without_fee( Gateway_Account $account, int $since, int $after, int $limit ): array {
		$table = $this->database->table( self::TABLE );
		return array_map(
			Entry::of( ... ),
			$this->database->rows(
				'SELECT * FROM %i WHERE kind = %s AND occurred >= %d AND id > %d
				AND gateway = %s AND mode = %s AND account = %s
				AND payment_key NOT IN (SELECT payment_key FROM %i WHERE kind = %s AND occurred >= %d)
				ORDER BY id LIMIT %d',
				$table,
				Entry_Kind::Charge->value,
				$since,
				$after,
				...array_values( Gateway_Id::columns( $account ) ),
				...array( $table, Entry_Kind::Fee->value, $since, $limit )
			)
		);
	}

	/** What the entries of a payment are found by; '' for no payment. */
	public static function payment_key( Gateway_Account $account, string $payment_id ): string {
		return Gateway_Id::key( $account, 'payment', $payment_id );
	}

	/** What a gateway tells does not go with what is stored: nothing is written, and someone has to look. */
	public static function mismatch(): Request_Error {
		return new Request_Error(
			'payment_mismatch',
			__( 'The payment service’s data does not match this order. Nothing was changed.', 'slipstream' ),
			409
		);
	}

	/**
	 * @param list<Entry> $known
	 * @return list<Observed_Entry> Those that are not recorded.
	 * @throws Request_Error If one is, with another amount.
	 */
	private function missing( Gateway_Account $account, Observed_Payment $payment, array $known ): array {
		$recorded = array();
		foreach ( $known as $entry ) {
			$recorded[ $entry->key ] = $entry;
		}
		$missing = array();
		foreach ( $payment->entries as $entry ) {
			$same = $recorded[ self::entry_key( $account, $entry ) ] ?? null;
			if ( null === $same ) {
				$missing[] = $entry;
			} elseif ( ! $same->money->equals( $entry->money ) ) {
				throw self::mismatch();
			}
		}
		return $missing;
	}

	/** @return list<Entry> */
	private function read( string $column, string $key ): array {
		return array_map(
			Entry::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $column = %s ORDER BY id",
				$this->database->table( self::TABLE ),
				$key
			)
		);
	}

	private static function entry_key( Gateway_Account $account, Observed_Entry $entry ): string {
		return Gateway_Id::key( $account, 'entry ' . $entry->kind->value, $entry->object_id );
	}
}
