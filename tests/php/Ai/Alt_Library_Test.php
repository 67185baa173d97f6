<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Alt_Text\Alt_State;

require_once __DIR__ . '/Alt_Case.php';

/**
 * Which images it shows to whom.
 */
final class Alt_Library_Test extends Alt_Case {

	public function test_authors_look_after_their_own_images(): void {
		$this->sign_in( 'editor' );
		$others = $this->image();
		$this->sign_in( 'author' );
		$own  = $this->image();
		$list = $this->listed( 'open' );
		self::assertSame( array( $own ), array_column( $list['items'], 'id' ) );
		self::assertSame( 1, $list['counts']['open'] );
		self::assertSame( 403, $this->write( $others, array( 'save' => true ) )->get_status() );
		self::assertSame( 200, $this->write( $others, array() )->get_status(), 'For a post of their own they may.' );
		self::assertSame( 403, $this->edit( $others, array( 'alt' => 'Mine' ) )->get_status() );
		self::assertSame( 200, $this->write( $own, array() )->get_status() );
	}

	public function test_pages_and_chosen_images(): void {
		$this->sign_in( 'editor' );
		$before = $this->listed( 'open' )['counts']['open'];
		$ids    = array_map( fn (): int => $this->attachment(), range( 1, 25 ) );
		self::assertSame( $before + 25, $this->listed( 'open' )['counts']['open'] );
		$newest = array_reverse( $ids );
		self::assertSame( array_slice( $newest, 0, 20 ), array_column( $this->listed( 'open' )['items'], 'id' ) );
		self::assertSame(
			array_slice( $newest, 20, 5 ),
			array_slice( array_column( $this->listed( 'open', array( 'page' => 2 ) )['items'], 'id' ), 0, 5 )
		);
		$after = $this->listed(
			'open',
			array(
				'before'   => $newest[3],
				'per_page' => 2,
			)
		);
		self::assertSame( array( $newest[4], $newest[5] ), array_column( $after['items'], 'id' ) );
		$this->edit( $ids[0], array( 'state' => 'decorative' ) );
		$some = $this->listed( 'open', array( 'include' => array( $ids[0], $ids[1] ) ) );
		self::assertSame( array( $ids[1] ), array_column( $some['items'], 'id' ) );
		self::assertSame( 1, $some['counts']['decorative'] );
	}

	public function test_what_changed_elsewhere_counts(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		$this->edit( $id, array( 'state' => 'decorative' ) );
		update_post_meta( $id, Alt_State::ALT, 'Somebody wrote this in the library' );
		self::assertSame( '', Alt_State::read( $id )[0] );
		self::assertSame( 0, $this->listed( 'decorative' )['counts']['decorative'] );
		update_post_meta( $id, Alt_State::ALT, '   ' );
		self::assertSame( 'decorative', Alt_State::read( $id )[0] );
	}
}
