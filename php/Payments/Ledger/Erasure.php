<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Billing_Interval;
use Slipstream\Support\Clock;

/**
 * Erases what is personal: at once who someone is, except where they can still be charged and must be able to cancel;
 * after the years that bookkeeping takes also what the gateway calls their payments. Amounts and dates stay.
 */
final class Erasure {

	/** Seconds that an order is kept for which has ended unpaid: one that failed can still be paid for some weeks. */
	private const UNPAID_LIFETIME = 90 * DAY_IN_SECONDS;

	public function __construct( private Ledger_Database $database, private Clock $clock ) {}

	/**
	 * Erases who a person is.
	 *
	 * @param int       $years How long bookkeeping takes, counted from the end of the year of a payment.
	 * @param Live_Rows $kept  Rows that are not cleaned up here. Who the person is goes from them, too.
	 * @throws Request_Error If the database fails. What is erased until then stays erased.
	 */
	public function erase( string $email, int $years, Live_Rows $kept = new Live_Rows() ): Erased {
		$person = Payer::key( $email );
		if ( '' === $person ) {
			return new Erased();
		}
		$in_books = $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE person = %s AND paid >= %d AND ' . self::is_over(),
			$this->orders(),
			$person,
			$this->cutoff( $years ),
			$this->subscriptions(),
			$this->orders()
		);
		// A higher version: who has read the row before must not write the name again.
		$removed  = $this->database->change(
			"UPDATE %i SET email = '', person = '', payer_name = '', note = '', erased = %d, version = version + 1
			WHERE person = %s AND " . self::is_over(),
			$this->orders(),
			$this->clock->now(),
			$person,
			$this->subscriptions(),
			$this->orders()
		);
		$removed += $this->database->change(
			"UPDATE %i SET email = '', person = '', payer_name = '', erased = %d, version = version + 1
			WHERE person = %s AND NOT " . Subscriptions::is_running(),
			$this->subscriptions(),
			$this->clock->now(),
			$person
		);
		$running  = $this->count( $this->orders(), $person ) + $this->count( $this->subscriptions(), $person );
		if ( 0 === $running ) {
			$removed += $this->database->change(
				'DELETE FROM %i WHERE person = %s',
				$this->database->table( Customers::TABLE ),
				$person
			);
		}
		$this->clean( $years, $kept );
		return new Erased( $removed, $in_books, $running );
	}

	/**
	 * Removes the gateway's IDs of what was erased and is no longer needed for bookkeeping. Each statement can run
	 * again.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean( int $years, Live_Rows $kept = new Live_Rows() ): void {
		$cutoff                = $this->cutoff( $years );
		list( $rows, $values ) = $kept->others();
		$this->database->change(
			"UPDATE %i SET subscription_id = '', customer_id = ''
			WHERE $rows AND erased > 0 AND subscription_id <> '' AND NOT " . Subscriptions::is_running() . '
			AND CASE WHEN ended > 0 THEN ended ELSE checked END < %d',
			$this->subscriptions(),
			...$values,
			...array( $cutoff )
		);
		$this->database->change(
			"UPDATE %i SET
			checkout_id = '', payment_id = '', subscription_id = '', customer_id = '', as_customer = ''
			WHERE $rows AND erased > 0
			AND ( ( paid > 0 AND paid < %d ) OR ( paid = 0 AND state IN ('failed', 'expired') ) )
			AND ( checkout_id <> '' OR payment_id <> '' OR subscription_id <> ''
			OR customer_id <> '' OR as_customer <> '' )",
			$this->orders(),
			...$values,
			...array( $cutoff )
		);
		$this->database->change(
			"UPDATE %i SET object_id = '', payment_id = '', subscription_id = ''
			WHERE $rows AND object_id <> '' AND occurred < %d
			AND ( payment_key IN (SELECT payment_key FROM %i WHERE erased > 0 AND payment_id = '' AND payment_key <> '')
			OR subscription_key IN (SELECT subscription_key FROM %i WHERE erased > 0 AND subscription_id = '') )",
			$this->database->table( Entries::TABLE ),
			...$values,
			...array( $cutoff, $this->orders(), $this->subscriptions() )
		);
	}

	/**
	 * Removes orders that have ended without a payment, with the note and the address in them.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function remove_unpaid( Live_Rows $kept = new Live_Rows() ): void {
		list( $rows, $values ) = $kept->others();
		$this->database->change(
			"DELETE FROM %i WHERE $rows AND paid = 0 AND state IN ('failed', 'expired') AND subscription_id = ''
			AND updated < %d AND ( payment_key = '' OR payment_key NOT IN (SELECT payment_key FROM %i) )",
			$this->orders(),
			...$values,
			...array( $this->clock->now() - self::UNPAID_LIFETIME, $this->database->table( Entries::TABLE ) )
		);
	}

	/** What was paid before is no longer needed: the year of the payment does not count. */
	private function cutoff( int $years ): int {
		return (int) gmmktime( 0, 0, 0, 1, 1, (int) gmdate( 'Y', $this->clock->now() ) - $years );
	}

	/**
	 * The condition for orders that no longer charge anyone again. It takes the names of two tables: of subscriptions,
	 * and of orders. What repeats may have a subscription that is not stored yet.
	 */
	private static function is_over(): string {
		$one_time = Billing_Interval::One_Time->value;
		return "( billing = '$one_time' OR state IN ('failed', 'expired') OR EXISTS (
			SELECT 1 FROM %i ended WHERE ended.order_id = %i.id AND NOT " . Subscriptions::is_running() . ' ) )';
	}

	private function count( string $table, string $person ): int {
		return $this->database->number( 'SELECT COUNT(*) AS number FROM %i WHERE person = %s', $table, $person );
	}

	private function orders(): string {
		return $this->database->table( Orders::TABLE );
	}

	private function subscriptions(): string {
		return $this->database->table( Subscriptions::TABLE );
	}
}
