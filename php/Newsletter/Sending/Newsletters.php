<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Database;
use Slipstream\Support\Clock;

/**
 * Stores which posts are sent, one row a post, so that none is sent again. Progress changes the rows.
 */
final class Newsletters {

	public const TABLE = 'slipstream_newsletters';

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			post_id bigint(20) unsigned NOT NULL,
			state varchar(10) NOT NULL,
			reason varchar(20) NOT NULL DEFAULT '',
			audience int(10) unsigned NOT NULL DEFAULT 0,
			is_fixed tinyint(1) unsigned NOT NULL DEFAULT 0,
			categories text NOT NULL,
			content longtext NOT NULL,
			due bigint(20) unsigned NOT NULL,
			begun bigint(20) unsigned NOT NULL DEFAULT 0,
			ended bigint(20) unsigned NOT NULL DEFAULT 0,
			failures int(10) unsigned NOT NULL DEFAULT 0,
			worked bigint(20) unsigned NOT NULL DEFAULT 0,
			place varchar(64) NOT NULL,
			changed bigint(20) unsigned NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY post_id (post_id),
			KEY state (state,due)";

	/** Seconds after which a post, or what waits, is too old to be sent by itself. */
	public const OLDEST = DAY_IN_SECONDS;

	/** Newsletters that are worked on in one run. */
	public const MOST_OPEN = 20;

	/** All that lists need: what is mailed is read where it is. */
	private const LIST = 'id, post_id, state, reason, audience, categories, due, begun, ended, failures, place, created';

	public function __construct( private Newsletter_Database $database, private Clock $clock ) {}

	/** The address of this site, as rows have it. */
	public static function here(): string {
		return Home::key( home_url() );
	}

	/**
	 * Notes that a post was published, unless that is noted already.
	 *
	 * @param int $due When to begin.
	 * @return Newsletter|null Null if it was noted before.
	 * @throws Request_Error If the database fails.
	 */
	public function add( int $post_id, Newsletter_State $state, Reason $reason, int $due ): ?Newsletter {
		$now = $this->clock->now();
		$id  = $this->database->add(
			self::TABLE,
			array(
				'post_id'    => $post_id,
				'state'      => $state->value,
				'reason'     => $reason->value,
				'categories' => '',
				'content'    => '',
				'due'        => $due,
				'place'      => self::here(),
				'changed'    => $now,
				'created'    => $now,
			)
		);
		return 0 === $id ? null : $this->of_post( $post_id );
	}

	/** @throws Request_Error If the database fails. */
	public function find( int $id ): ?Newsletter {
		return $this->read( 'SELECT * FROM %i WHERE id = %d', $id )[0] ?? null;
	}

	/** @throws Request_Error If the database fails. */
	public function of_post( int $post_id ): ?Newsletter {
		return $this->read( 'SELECT * FROM %i WHERE post_id = %d', $post_id )[0] ?? null;
	}

	/**
	 * A part of those that are sent, were, or could have been, the newest first.
	 *
	 * @return array{list<Newsletter>, int} With how many there are.
	 * @throws Request_Error If the database fails.
	 */
	public function page( int $page, int $per_page ): array {
		return array(
			$this->read(
				'SELECT ' . self::LIST . ' FROM %i ORDER BY id DESC LIMIT %d OFFSET %d',
				$per_page,
				( $page - 1 ) * $per_page
			),
			$this->database->number( 'SELECT COUNT(*) AS number FROM %i', $this->table() ),
		);
	}

	/**
	 * Those that need work now, at this address of the site.
	 *
	 * @return list<Newsletter>
	 * @throws Request_Error If the database fails.
	 */
	public function open(): array {
		return $this->read(
			'SELECT * FROM %i WHERE place = %s AND ( ( state = %s AND due <= %d ) OR state = %s
			OR ( state = %s AND ended = 0 ) ) ORDER BY due, id LIMIT %d',
			self::here(),
			Newsletter_State::Waiting->value,
			$this->clock->now(),
			Newsletter_State::Sending->value,
			...array( Newsletter_State::Stopped->value, self::MOST_OPEN )
		);
	}

	/**
	 * When the next one is due that waits; null if none does.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function next_due(): ?int {
		$row = $this->database->row(
			'SELECT MIN( due ) AS due FROM %i WHERE place = %s AND state = %s',
			$this->table(),
			self::here(),
			Newsletter_State::Waiting->value
		);
		return isset( $row->due ) ? (int) $row->due : null;
	}

	/**
	 * How many stand still although nobody has paused them.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count_stuck(): int {
		return $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE state = %s AND reason <> %s',
			$this->table(),
			Newsletter_State::Paused->value,
			Reason::Person->value
		);
	}

	/** @return list<Newsletter> */
	private function read( string $query, string|int ...$values ): array {
		return array_map(
			Newsletter::of( ... ),
			$this->database->rows( $query, $this->table(), ...array_values( $values ) )
		);
	}

	private function table(): string {
		return $this->database->table( self::TABLE );
	}
}
