<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use stdClass;

/**
 * The hints of gateways, each once, until the object that they name was looked at. Whoever handles one twice does no
 * harm.
 */
final class Events {

	public const TABLE = 'slipstream_payment_events';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			event_key varchar(64) NOT NULL,
			gateway varchar(10) NOT NULL,
			mode varchar(4) NOT NULL,
			account varchar(191) NOT NULL,
			event_id varchar(191) NOT NULL,
			type varchar(100) NOT NULL,
			object_id varchar(191) NOT NULL,
			state varchar(10) NOT NULL DEFAULT 'waiting',
			tries int(10) unsigned NOT NULL DEFAULT 0,
			due bigint(20) unsigned NOT NULL,
			received bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY event_key (event_key),
			KEY due (state,due),
			KEY received (received)";

	/** With the pauses below: for two days. */
	private const MOST_TRIES = 18;

	private const SHORTEST_PAUSE = 30;
	private const LONGEST_PAUSE  = 21600;

	/** As long as gateways tell of events: after that, what one names has been looked at otherwise. */
	private const LIFETIME = 30 * DAY_IN_SECONDS;

	public function __construct( private Ledger_Database $database, private Clock $clock ) {}

	/** Stores an event. Denied if it is there already; Unknown if the database fails, so that it must be sent again. */
	public function record(
		Gateway_Account $account,
		string $event_id,
		string $type,
		string $object_id
	): Claim_Result {
		try {
			$id = $this->database->add(
				self::TABLE,
				array(
					'event_key' => Gateway_Id::key( $account, 'event', $event_id ),
					'event_id'  => $event_id,
					'type'      => substr( $type, 0, 100 ),
					'object_id' => Gateway_Id::checked( $object_id ),
					'due'       => $this->clock->now(),
					'received'  => $this->clock->now(),
				) + Gateway_Id::columns( $account )
			);
			return $id > 0 ? Claim_Result::Granted : Claim_Result::Denied;
		} catch ( Request_Error ) {
			return Claim_Result::Unknown;
		}
	}

	/**
	 * The objects of an account's events whose names begin so, handled or not.
	 *
	 * @return list<string>
	 * @throws Request_Error If the database fails.
	 */
	public function objects( Gateway_Account $account, string $prefix ): array {
		return array_map(
			static fn ( stdClass $row ): string => (string) $row->object_id,
			$this->database->rows(
				'SELECT object_id FROM %i WHERE LEFT(object_id, %d) = %s AND gateway = %s AND mode = %s AND account = %s',
				$this->database->table( self::TABLE ),
				strlen( $prefix ),
				$prefix,
				...array_values( Gateway_Id::columns( $account ) )
			)
		);
	}

	/**
	 * Those of an account that wait to be handled, the longest first.
	 *
	 * @return list<Event>
	 * @throws Request_Error If the database fails.
	 */
	public function due( Gateway_Account $account, int $limit ): array {
		return array_map(
			Event::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE state = 'waiting' AND due <= %d AND gateway = %s AND mode = %s AND account = %s
				ORDER BY due, id LIMIT %d",
				$this->database->table( self::TABLE ),
				$this->clock->now(),
				...array_values( Gateway_Id::columns( $account ) ),
				...array( $limit )
			)
		);
	}

	/**
	 * When the next one of an account is to be handled; null if none waits.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function next_due( Gateway_Account $account ): ?int {
		$row = $this->database->row(
			"SELECT due FROM %i WHERE state = 'waiting' AND gateway = %s AND mode = %s AND account = %s
			ORDER BY due LIMIT 1",
			$this->database->table( self::TABLE ),
			...array_values( Gateway_Id::columns( $account ) )
		);
		return null === $row ? null : (int) $row->due;
	}

	/**
	 * Notes that an event was handled.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function done( Event $event ): void {
		$this->database->update( self::TABLE, $event->id, array( 'state' => 'done' ) );
	}

	/**
	 * Notes that an event could not be handled. It is tried again later, each time after longer, and in the end no
	 * more.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function failed( Event $event ): void {
		$tries = $event->tries + 1;
		$pause = min( self::LONGEST_PAUSE, self::SHORTEST_PAUSE * 2 ** min( $event->tries, 20 ) );
		$this->database->update_where(
			self::TABLE,
			array(
				'tries' => $tries,
				'state' => $tries < self::MOST_TRIES ? 'waiting' : 'failed',
				'due'   => $this->clock->now() + $pause,
			),
			"id = %d AND state = 'waiting' AND tries = %d",
			$event->id,
			$event->tries
		);
	}

	/**
	 * Has those of a mode that wait, and those that could not be handled, tried again from now on.
	 *
	 * @param Gateway|null $gateway Only those of one.
	 * @return list<Gateway> Whose there are.
	 * @throws Request_Error If the database fails.
	 */
	public function try_again( Mode $mode, ?Gateway $gateway = null ): array {
		$names  = array_column( null === $gateway ? Gateway::cases() : array( $gateway ), 'value' );
		$places = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$this->database->update_where(
			self::TABLE,
			array(
				'state' => 'waiting',
				'tries' => 0,
				'due'   => $this->clock->now(),
			),
			"mode = %s AND state IN ('waiting', 'failed') AND gateway IN ($places)",
			$mode->value,
			...$names
		);
		return array_map(
			static fn ( object $row ): Gateway => Gateway::from( $row->gateway ),
			$this->database->rows(
				"SELECT DISTINCT gateway FROM %i WHERE mode = %s AND state = 'waiting' AND gateway IN ($places)",
				$this->database->table( self::TABLE ),
				$mode->value,
				...$names
			)
		);
	}

	/**
	 * How many wait to be handled.
	 *
	 * @param int $seconds Only those whose turn came so long ago.
	 * @throws Request_Error If the database fails.
	 */
	public function count_waiting( ?int $seconds = null ): int {
		return $this->database->number(
			"SELECT COUNT(*) AS number FROM %i WHERE state = 'waiting' AND due < %d",
			$this->database->table( self::TABLE ),
			null === $seconds ? PHP_INT_MAX : $this->clock->now() - $seconds
		);
	}

	/**
	 * How many could not be handled.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count_failed(): int {
		return $this->database->number(
			"SELECT COUNT(*) AS number FROM %i WHERE state = 'failed'",
			$this->database->table( self::TABLE )
		);
	}

	/**
	 * Removes those that are over, and those that nobody will handle any more.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean( Live_Rows $kept = new Live_Rows() ): void {
		list( $rows, $values ) = $kept->others();
		$this->database->change(
			"DELETE FROM %i WHERE received < %d AND $rows",
			$this->database->table( self::TABLE ),
			$this->clock->now() - self::LIFETIME,
			...$values
		);
	}
}
