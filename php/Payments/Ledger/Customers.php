<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use LogicException;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Support\Clock;
use stdClass;

/**
 * The gateway's customer of a person, one for each currency, as a gateway does not mix them. Only for people who have
 * proven that the address is theirs: a customer's page at the gateway shows their cards.
 */
final class Customers {

	public const TABLE = 'slipstream_payment_customers';

	public const COLUMNS = 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			customer_key varchar(64) NOT NULL,
			gateway varchar(10) NOT NULL,
			mode varchar(4) NOT NULL,
			account varchar(191) NOT NULL,
			currency varchar(3) NOT NULL,
			person varchar(64) NOT NULL,
			customer_id varchar(191) NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY customer_key (customer_key),
			KEY person (person),
			KEY customer_id (customer_id)';

	public function __construct( private Ledger_Database $database, private Clock $clock ) {}

	/**
	 * @param string $email Not ''.
	 * @return string|null Null if there is none.
	 * @throws Request_Error If the database fails.
	 */
	public function find( Gateway_Account $account, string $currency, string $email ): ?string {
		$row = $this->database->row(
			'SELECT customer_id FROM %i WHERE customer_key = %s',
			$this->database->table( self::TABLE ),
			self::key( $account, $currency, $email )
		);
		return null === $row ? null : (string) $row->customer_id;
	}

	/**
	 * The customer of someone who has proven whose the address is: the one that is stored, or else the last one that
	 * they have paid as, having proven it then too. Who has only typed the address may be somebody else, whose card and
	 * name the gateway would show and charge.
	 *
	 * @return string '' if there is none.
	 * @throws Request_Error If the database fails.
	 */
	public function of_proven( Gateway_Account $account, string $currency, string $email ): string {
		$known = $this->find( $account, $currency, $email );
		$row   = null !== $known ? null : $this->database->row(
			"SELECT customer_id FROM %i WHERE person = %s AND proven = 1 AND customer_id <> '' AND currency = %s
			AND gateway = %s AND mode = %s AND account = %s ORDER BY id DESC LIMIT 1",
			$this->database->table( Orders::TABLE ),
			Payer::key( $email ),
			$currency,
			...array_values( Gateway_Id::columns( $account ) )
		);
		return null === $row
			? (string) $known
			: $this->add( $account, $currency, $email, (string) $row->customer_id );
	}

	/**
	 * Stores a customer, unless another process was faster.
	 *
	 * @return string The one that is stored.
	 * @throws Request_Error If the database fails.
	 */
	public function add( Gateway_Account $account, string $currency, string $email, string $customer_id ): string {
		$this->database->add(
			self::TABLE,
			array(
				'customer_key' => self::key( $account, $currency, $email ),
				'currency'     => $currency,
				'person'       => Payer::key( $email ),
				'customer_id'  => Gateway_Id::checked( $customer_id ),
				'created'      => $this->clock->now(),
			) + Gateway_Id::columns( $account )
		);
		return $this->find( $account, $currency, $email ) ?? Ledger_Database::fail();
	}

	/**
	 * Forgets a customer that the gateway no longer has.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function forget( Gateway_Account $account, string $customer_id ): void {
		// Else the next payment would find it again.
		$this->database->update_where(
			Orders::TABLE,
			array( 'proven' => 0 ),
			'customer_id = %s AND gateway = %s AND mode = %s AND account = %s',
			$customer_id,
			...array_values( Gateway_Id::columns( $account ) )
		);
		foreach ( $this->rows( 'customer_id = %s', $customer_id ) as $row ) {
			$owner = array( (string) $row->gateway, (string) $row->mode, (string) $row->account );
			if (
				(string) $row->customer_id === $customer_id
				&& array_values( Gateway_Id::columns( $account ) ) === $owner
			) {
				$this->database->change(
					'DELETE FROM %i WHERE id = %d',
					$this->database->table( self::TABLE ),
					(int) $row->id
				);
			}
		}
	}

	/**
	 * The gateway's IDs of a person.
	 *
	 * @return list<string>
	 * @throws Request_Error If the database fails.
	 */
	public function ids_of( string $email ): array {
		return array_map( 'strval', array_column( $this->rows( 'person = %s', Payer::key( $email ) ), 'customer_id' ) );
	}

	/** @return list<stdClass> */
	private function rows( string $where, string $value ): array {
		return $this->database->rows(
			"SELECT * FROM %i WHERE $where ORDER BY id",
			$this->database->table( self::TABLE ),
			$value
		);
	}

	private static function key( Gateway_Account $account, string $currency, string $email ): string {
		$person = Payer::key( $email );
		if ( '' === $person ) {
			throw new LogicException( 'Nobody is no customer.' );
		}
		return Gateway_Id::key( $account, "customer $currency", $person );
	}
}
