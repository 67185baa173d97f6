<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Lists;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Leaving\Leave_Links;
use Slipstream\Subscribers\Newsletter_Categories;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\People\Categories;
use Slipstream\Subscribers\People\State;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Database\Database_Errors;

/**
 * Whom posts are sent to, for those who send them.
 */
final class Recipients {

	public function __construct(
		private Subscribers_Database $database,
		private Subscribers $subscribers,
		private Subscriber_List $list,
		private Leave_Links $links,
		private Newsletter_Categories $categories
	) {}

	/**
	 * The newsletter categories that decide who gets a post.
	 *
	 * @return list<int> None for a post that everybody gets.
	 * @throws Request_Error If the database fails.
	 */
	public function categories_of( int $post_id ): array {
		$offered = Newsletter_Categories::ids_of( $this->categories->offered() );
		if ( array() === $offered ) {
			return array();
		}
		$errors = Database_Errors::count();
		$of     = wp_get_post_categories( $post_id );
		// WordPress gives none where the database has failed, too.
		if ( ! is_array( $of ) || Database_Errors::count() > $errors ) {
			Subscribers_Database::fail();
		}
		return array_values( array_intersect( $offered, array_map( 'intval', $of ) ) );
	}

	/**
	 * How many get what is in one of some categories.
	 *
	 * @param list<int> $categories None for what goes to all.
	 * @throws Request_Error If the database fails.
	 */
	public function count( array $categories ): int {
		return $this->list->count_of( $categories );
	}

	/**
	 * A query for the IDs of those who get what is in one of some categories.
	 *
	 * @param list<int> $categories None for what goes to all.
	 * @param int       $until      Those who have subscribed later do not get it.
	 * @return array{string, list<string|int>} With its values.
	 */
	public function query( array $categories, int $until ): array {
		list( $where, $values ) = Categories::condition( $categories );
		return array(
			"FROM %i WHERE state = %s AND since <= %d AND $where",
			array( $this->database->table( Subscribers::TABLE ), State::Active->value, $until, ...$values ),
		);
	}

	/**
	 * The condition that someone is a subscriber still, as they were when they were read.
	 *
	 * @return array{string, list<string|int>} With its values.
	 */
	public function unchanged( Subscriber $subscriber ): array {
		return array(
			'EXISTS ( SELECT 1 FROM %i AS person WHERE person.id = %d AND person.state = %s AND person.version = %d )',
			array(
				$this->database->table( Subscribers::TABLE ),
				$subscriber->id,
				State::Active->value,
				$subscriber->version,
			),
		);
	}

	/**
	 * The row of an address, also if it has left; null if it never was a subscriber.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_email( string $email ): ?Subscriber {
		return $this->subscribers->of_email( $email );
	}

	/**
	 * Reads some, also those who have left.
	 *
	 * @param list<int> $ids
	 * @return array<int, Subscriber> By ID.
	 * @throws Request_Error If the database fails.
	 */
	public function find( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$found  = array();
		$rows   = $this->database->rows(
			"SELECT * FROM %i WHERE id IN ( $places )",
			...array( $this->database->table( Subscribers::TABLE ), ...$ids )
		);
		foreach ( $rows as $row ) {
			$found[ (int) $row->id ] = Subscriber::of( $row );
		}
		return $found;
	}

	/**
	 * Makes the tokens by which some can unsubscribe.
	 *
	 * @param list<int> $ids
	 * @return array<int, string> By ID.
	 * @throws Request_Error If the database fails.
	 */
	public function tokens( array $ids ): array {
		return $this->links->make( $ids );
	}

	/** Where the owner of a token unsubscribes. */
	public static function leave_url( #[SensitiveParameter] string $token ): string {
		return Pages::leave_url( $token );
	}

	/** @return list<string> What mail programs need to unsubscribe. */
	public static function headers( #[SensitiveParameter] string $token ): array {
		return Leave_Links::headers( $token );
	}
}
