<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Person;
use Slipstream\Modules\Personal_Data;

/**
 * Exports the accounts that a user has connected, and erases them with their pictures.
 */
final class Photo_Feed_Privacy implements Personal_Data {

	/** @param Closure(): Connections $connections */
	public function __construct( private Closure $connections, private Pictures $pictures ) {}

	public function id(): string {
		return 'slipstream-instagram';
	}

	public function label(): string {
		return __( 'Connected Instagram accounts', 'slipstream' );
	}

	/**
	 * @param int $page Not used: there are few.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$data = array();
		foreach ( $this->of( $email ) as $connection ) {
			$rows = array(
				array(
					'name'  => __( 'Account', 'slipstream' ),
					'value' => $connection->username,
				),
			);
			foreach ( $connection->photos as $photo ) {
				$rows[] = array(
					'name'  => __( 'Picture', 'slipstream' ),
					'value' => trim( $photo['title'] . ' ' . Pictures::url( $photo['file'] ) ),
				);
			}
			$data[] = array(
				'group_id'    => $this->id(),
				'group_label' => $this->label(),
				'item_id'     => "instagram-$connection->id",
				'data'        => $rows,
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * @param int $page Not used: there are few.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$person = Person::of( $email );
		return array(
			'items_removed'  => null !== $person && $this->forget( $person->ID ),
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/** What becomes of the accounts of a user who goes: who gets the posts gets them too, otherwise they go. */
	public function leave( int $user_id, mixed $heir ): void {
		try {
			if ( is_numeric( $heir ) && (int) $heir > 0 ) {
				( $this->connections )()->give( $user_id, (int) $heir );
			} else {
				$this->forget( $user_id );
			}
		} catch ( Request_Error $error ) {
			// Nobody waits for an answer; editors can still disconnect what stays.
			wp_trigger_error( __METHOD__, $error->getMessage() );
		}
	}

	/** Ends the connections of a user. Whether there were any. */
	private function forget( int $user_id ): bool {
		$found = ( $this->connections )()->of_user( $user_id );
		foreach ( $found as $connection ) {
			( $this->connections )()->remove( $connection->id );
			$this->pictures->remove( $connection->id );
		}
		return array() !== $found;
	}

	/** @return list<Connection> */
	private function of( string $email ): array {
		$person = Person::of( $email );
		return null === $person ? array() : ( $this->connections )()->of_user( $person->ID );
	}
}
