<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Lists;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\People\Categories;
use Slipstream\Subscribers\People\State;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Subscribers\Subscribers_Database;

/**
 * Lists and counts subscribers.
 */
final class Subscriber_List {

	/** Rows that are read at once of all that there are. */
	private const BATCH = 500;

	public function __construct( private Subscribers_Database $database ) {}

	/**
	 * A part of those that are wanted, the newest first.
	 *
	 * @return array{list<Subscriber>, int} With how many there are.
	 * @throws Request_Error If the database fails.
	 */
	public function page( Subscriber_Filter $filter, int $page, int $per_page ): array {
		list( $where, $values ) = $filter->condition();
		$table                  = $this->database->table( Subscribers::TABLE );
		return array(
			$this->read(
				"$where ORDER BY since DESC, id DESC LIMIT %d OFFSET %d",
				...array( ...$values, $per_page, ( $page - 1 ) * $per_page )
			),
			$this->database->number( "SELECT COUNT(*) AS number FROM %i WHERE $where", $table, ...$values ),
		);
	}

	/**
	 * All that are wanted, in the order of their numbers.
	 *
	 * @return iterable<Subscriber>
	 * @throws Request_Error If the database fails.
	 */
	public function all( Subscriber_Filter $filter ): iterable {
		list( $where, $values ) = $filter->condition();
		$last                   = 0;
		do {
			$size  = 0;
			$batch = $this->read(
				"$where AND id > %d ORDER BY id LIMIT %d",
				...array( ...$values, $last, self::BATCH )
			);
			foreach ( $batch as $one ) {
				yield $one;
				$last = $one->id;
				++$size;
			}
		} while ( self::BATCH === $size );
	}

	/**
	 * How many subscribers there are, by what they may read.
	 *
	 * @return array{free: int, paid: int}
	 * @throws Request_Error If the database fails.
	 */
	public function by_access(): array {
		$counts = array_fill_keys( array( Access::Free->value, Access::Paid->value ), 0 );
		$rows   = $this->database->rows(
			'SELECT access, COUNT(*) AS number FROM %i WHERE state = %s GROUP BY access',
			$this->database->table( Subscribers::TABLE ),
			State::Active->value
		);
		foreach ( $rows as $row ) {
			$counts[ ( Access::tryFrom( (string) $row->access ) ?? Access::Free )->value ] += (int) $row->number;
		}
		return $counts;
	}

	/**
	 * How many get what is in one of some categories.
	 *
	 * @param list<int> $ids Newsletter categories; none for what goes to all.
	 * @throws Request_Error If the database fails.
	 */
	public function count_of( array $ids ): int {
		list( $where, $values ) = Categories::condition( $ids );
		return $this->database->number(
			"SELECT COUNT(*) AS number FROM %i WHERE state = %s AND $where",
			...array( $this->database->table( Subscribers::TABLE ), State::Active->value, ...$values )
		);
	}

	/** @return list<Subscriber> */
	private function read( string $where, string|int ...$values ): array {
		return array_map(
			Subscriber::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $where",
				$this->database->table( Subscribers::TABLE ),
				...array_values( $values )
			)
		);
	}
}
