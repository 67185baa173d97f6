<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Events;
use Slipstream\Payments\Ledger\Ledger_Database;

/**
 * Finds events for administrators.
 */
final class Event_List {

	/** Open are those that wait, and those that could not be handled. */
	public const STATES = array( 'waiting', 'done', 'failed', 'open' );

	private const NUMBERS = array( 'id', 'tries', 'due', 'received' );

	public function __construct( private Ledger_Database $database ) {}

	/**
	 * A page of events, the latest first, and how many there are.
	 *
	 * @param array<string, mixed> $filter Any of gateway, mode, state.
	 * @return array{list<array<string, string|int>>, int}
	 * @throws Request_Error If the database fails.
	 */
	public function page( array $filter, int $page, int $per_page ): array {
		$state  = (string) ( $filter['state'] ?? '' );
		$wanted = ( new Conditions() )
			->add( 'gateway = %s', (string) ( $filter['gateway'] ?? '' ) )
			->add( 'mode = %s', (string) ( $filter['mode'] ?? '' ) )
			->add_if( 'open' === $state, 'state', array( 'waiting', 'failed' ) )
			->add( 'state = %s', 'open' === $state ? '' : $state );
		$rows   = $this->database->rows(
			"SELECT id, gateway, mode, account, event_id, type, object_id, state, tries, due, received FROM %i
			WHERE {$wanted->sql()} ORDER BY id DESC LIMIT %d OFFSET %d",
			$this->database->table( Events::TABLE ),
			...$wanted->values(),
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		$items  = array();
		foreach ( $rows as $row ) {
			$numbers = array_intersect_key( (array) $row, array_flip( self::NUMBERS ) );
			$numbers = array_map( 'intval', $numbers );
			$items[] = $numbers + array_map( 'strval', (array) $row );
		}
		return array(
			$items,
			$this->database->number(
				"SELECT COUNT(*) AS number FROM %i WHERE {$wanted->sql()}",
				$this->database->table( Events::TABLE ),
				...$wanted->values()
			),
		);
	}
}
