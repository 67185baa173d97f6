<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Subscription_Status;
use Slipstream\Payments\Ledger\Subscriptions;

/**
 * Finds subscriptions for administrators.
 */
final class Subscription_List {

	private const SEARCHED = array( 'email', 'payer_name', 'subscription_id' );

	public function __construct( private Ledger_Database $database ) {}

	/**
	 * A page of subscriptions, the latest first, and how many there are.
	 *
	 * @param array<string, mixed> $filter Any of mode, status, needs_payer, dispute, search.
	 * @return array{list<Subscription>, int}
	 * @throws Request_Error If the database fails.
	 */
	public function page( array $filter, int $page, int $per_page ): array {
		$wanted = ( new Conditions() )
			->add( 'mode = %s', (string) ( $filter['mode'] ?? '' ) )
			->add( 'status = %s', (string) ( $filter['status'] ?? '' ) )
			->add( 'dispute = %s', (string) ( $filter['dispute'] ?? '' ) )
			->add_if( true === ( $filter['needs_payer'] ?? null ), 'status', self::needing_payer() )
			->search( (string) ( $filter['search'] ?? '' ), self::SEARCHED );
		return $this->matching( $wanted, $page, $per_page );
	}

	/**
	 * A page of a person's subscriptions, the latest first, and how many there are.
	 *
	 * @return array{list<Subscription>, int}
	 * @throws Request_Error If the database fails.
	 */
	public function of_person( string $email, int $page, int $per_page ): array {
		return $this->matching( Conditions::of_person( $email ), $page, $per_page );
	}

	/** @return list<string> */
	private static function needing_payer(): array {
		return array_column( Subscription_Status::needing_payer(), 'value' );
	}

	/**
	 * @return Subscription|null Null if there is none.
	 * @throws Request_Error If the database fails.
	 */
	public function find( int $id ): ?Subscription {
		$row = $this->database->row(
			'SELECT * FROM %i WHERE id = %d',
			$this->database->table( Subscriptions::TABLE ),
			$id
		);
		return null === $row ? null : Subscription::of( $row );
	}

	/** @return array{list<Subscription>, int} */
	private function matching( Conditions $wanted, int $page, int $per_page ): array {
		$rows = $this->database->rows(
			"SELECT * FROM %i WHERE {$wanted->sql()} ORDER BY id DESC LIMIT %d OFFSET %d",
			$this->database->table( Subscriptions::TABLE ),
			...$wanted->values(),
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		return array(
			array_map( Subscription::of( ... ), $rows ),
			$this->database->number(
				"SELECT COUNT(*) AS number FROM %i WHERE {$wanted->sql()}",
				$this->database->table( Subscriptions::TABLE ),
				...$wanted->values()
			),
		);
	}
}
