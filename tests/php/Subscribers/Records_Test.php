<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Subscribers\People\Categories;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\Subscribers;

require_once __DIR__ . '/Subscribers_Case.php';

/**
 * One row a person; who has left stays away, and only a hash of their address is kept.
 */
final class Records_Test extends Subscribers_Case {

	private function people(): Subscribers {
		return $this->services()->subscribers();
	}

	public function test_an_address_is_one_person_however_it_is_typed(): void {
		$first = $this->people()->add( new Joining( 'Ann@Example.ORG ', 'test 1', 'Ann 🎉' ) );
		$again = $this->people()->add( new Joining( ' ann@example.org', 'test 2', 'Other' ) );
		self::assertSame( array( $first->id, 'test 1' ), array( $again->id, $again->origin ) );
		self::assertSame( array( 'ann@example.org', 'Ann 🎉' ), array( $again->email, $again->name ) );
		// To a database, these are the same.
		$other = $this->people()->add( new Joining( 'änn@example.org', 'test 3' ) );
		self::assertNotSame( $first->id, $other->id );
		self::assertSame( 2, self::rows( 'subscribers' ) );
	}

	public function test_nothing_of_who_has_left_is_kept_but_a_hash(): void {
		global $wpdb;
		$user = $this->sign_in( 'subscriber' );
		$ann  = $this->people()->add( new Joining( $user->user_email, 'test 1', 'Ann', 'de_DE', array( 3, 7 ) ) );
		self::assertSame( array( $user->ID, array( 3, 7 ) ), array( $ann->user_id, $ann->categories ) );
		self::assertTrue( $this->people()->leave( $ann->id, Left_By::Person ) );
		self::assertFalse( $this->people()->leave( $ann->id, Left_By::Owner ), 'Who has left first counts.' );
		$row = (array) $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}slipstream_subscribers", ARRAY_A );
		self::assertStringNotContainsString( 'nn', (string) wp_json_encode( array_diff_key( $row, array( 'person' => 1 ) ) ) );
		self::assertSame( array( 'left', '0', '', 'person' ), array( $row['state'], (string) $row['user_id'], $row['language'] . $row['categories'], $row['left_by'] ) );
		self::assertNotSame( hash( 'sha256', $user->user_email ), $row['person'], 'It needs a key.' );
	}

	public function test_nobody_else_brings_back_who_has_left(): void {
		$ann = $this->people()->add( new Joining( self::ANN, 'test 1' ) );
		$this->people()->leave( $ann->id, Left_By::Owner );
		$again = $this->people()->add( new Joining( self::ANN, 'import 1 2' ) );
		self::assertFalse( $again->is_active() );
		self::assertSame( '', $again->email );
	}

	public function test_the_key_outlives_new_salts(): void {
		$ann  = $this->people()->add( new Joining( self::ANN, 'test 1' ) );
		$salt = static fn (): string => 'other salt';
		add_filter( 'salt', $salt );
		wp_cache_flush();
		$found = $this->known();
		remove_filter( 'salt', $salt );
		self::assertSame( $ann->id, $found?->id );
	}

	public function test_who_comes_back_is_the_same_row(): void {
		$ann = $this->people()->join( new Joining( self::ANN, 'sign-up 1', 'Ann' ), null );
		self::assertNotNull( $ann );
		$this->people()->leave( $ann->id, Left_By::Person );
		$left = $this->known();
		$back = $this->people()->join( new Joining( self::ANN, 'sign-up 2', 'Anna' ), $left );
		self::assertSame( array( $ann->id, 'Anna', 0 ), array( $back?->id, $back?->name, $back?->ended ) );
		self::assertSame( 1, self::rows( 'subscribers' ) );
	}

	public function test_who_leaves_while_another_process_confirms_stays_away(): void {
		// The other process has read that there is nobody yet.
		$ann = $this->people()->join( new Joining( self::ANN, 'sign-up 1' ), null );
		self::assertNotNull( $ann );
		$this->people()->leave( $ann->id, Left_By::Person );
		self::assertNull( $this->people()->join( new Joining( self::ANN, 'sign-up 2' ), null ) );
		// It has read an earlier time that they had left.
		$left = $this->known();
		$this->people()->join( new Joining( self::ANN, 'sign-up 3' ), $left );
		$this->people()->leave( $ann->id, Left_By::Person );
		self::assertNull( $this->people()->join( new Joining( self::ANN, 'sign-up 4' ), $left ) );
		self::assertFalse( $this->known()?->is_active() );
	}

	public function test_categories_are_found_whole(): void {
		global $wpdb;
		foreach ( array( array(), array( 3 ), array( 33 ), array( 3, 7 ), array( 13 ) ) as $number => $categories ) {
			$this->people()->add( new Joining( "p$number@example.org", 'test', '', '', $categories ) );
		}
		$find = static function ( array $ids ) use ( $wpdb ): array {
			list( $where, $values ) = Categories::condition( $ids );
			$sql                    = "SELECT email FROM {$wpdb->prefix}slipstream_subscribers WHERE %d = 1 AND $where ORDER BY id";
			return $wpdb->get_col( $wpdb->prepare( $sql, 1, ...$values ) );
		};
		self::assertSame( array( 'p0@example.org', 'p1@example.org', 'p3@example.org' ), $find( array( 3 ) ) );
		self::assertCount( 4, $find( array( 7, 33, 3 ) ) );
		self::assertCount( 5, $find( array() ), 'What is in none goes to all.' );
		self::assertSame( array( 3, 7 ), Categories::read( Categories::stored( array( 7, 3, 7, -1, 0 ) ) ) );
	}

	public function test_a_user_who_is_deleted_leaves_the_subscriber(): void {
		$user = $this->sign_in( 'subscriber' );
		$this->people()->add( new Joining( $user->user_email, 'test' ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user->ID );
		self::assertSame( array( true, 0 ), array( $this->known( $user->user_email )?->is_active(), $this->known( $user->user_email )?->user_id ) );
	}
}
