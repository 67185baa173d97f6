<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Photo_Feed;

use Slipstream\Photo_Feed\Connection;
use Slipstream\Photo_Feed\Photo_Feed_Checks;
use Slipstream\Photo_Feed\Pictures;
use Slipstream\Photo_Feed\Refresher;
use Slipstream\Support\Clock;
use Slipstream\Support\Environment;

require_once __DIR__ . '/Instagram_Case.php';

/**
 * Gets them, and keeps the last good ones.
 */
final class Feed_Test extends Instagram_Case {

	public function test_who_writes_gets_the_pictures_from_the_own_site(): void {
		$connection = self::connect();
		$answer     = $this->gallery( $connection->id )->get_data();
		self::assertSame( 'harbour.walks', $answer['external_name'] );
		self::assertCount( 12, $answer['images'] );
		self::assertSame( 'https://www.instagram.com/p/view0/', $answer['images'][0]['link'] );
		self::assertSame( 'A walk at the harbour, number 1 #sea "', $answer['images'][0]['title'] );
		self::assertSame( '', $answer['images'][3]['title'] );
		self::assertSame( array( 640, 800 ), array( $answer['images'][0]['width'], $answer['images'][0]['height'] ) );
		self::assertStringStartsWith(
			wp_upload_dir()['baseurl'] . '/slipstream-instagram/' . $connection->id . '-',
			$answer['images'][0]['url']
		);
		self::assertCount( 12, self::files() );
		self::assertCount( 2, $this->gallery( $connection->id, 2 )->get_data()['images'] );
	}

	public function test_instagram_is_asked_once_an_hour(): void {
		$connection = self::connect_with_pictures();
		$before     = count( self::asked() );
		$this->gallery( $connection->id );
		self::refresher()->run();
		self::assertCount( $before, self::asked() );
		self::command( 'account', array( 'pictures' => array( 'new', 'view0' ) ) );
		self::refresher( 3600 )->run();
		self::assertSame(
			array( 'https://www.instagram.com/p/new/', 'https://www.instagram.com/p/view0/' ),
			array_column( self::connections()->find( $connection->id )->photos ?? array(), 'link' )
		);
		self::assertSame( array( 'GET /me/media', 'GET /media/new.jpg' ), array_slice( self::asked(), $before ) );
		self::assertCount( 2, self::files() );
	}

	public function test_large_pictures_are_made_smaller(): void {
		$found = ( new Pictures() )->store( 77, 'large', self::png( 1600, 1200 ) );
		self::assertSame( array( 960, 720 ), array( $found['width'] ?? 0, $found['height'] ?? 0 ) );
		self::assertCount( 1, self::files() );
	}

	public function test_what_is_no_picture_is_left_out(): void {
		self::command(
			'account',
			array( 'pictures' => array( 'script', 'vector', 'huge', 'bomb', 'music', 'video', 'view1' ) )
		);
		$connection = self::connect_with_pictures();
		self::assertSame(
			array( 'https://www.instagram.com/p/video/', 'https://www.instagram.com/p/view1/' ),
			array_column( $connection->photos, 'link' )
		);
		self::assertCount( 2, self::files() );
		foreach ( self::files() as $file ) {
			self::assertMatchesRegularExpression(
				'#/slipstream-instagram/' . $connection->id . '-[0-9a-f]{32}\.png$#',
				$file
			);
		}
	}

	/** @return iterable<array{string, string}> What Instagram does, and what becomes of the connection. */
	public static function faults(): iterable {
		yield array( 'expired', Connection::LOST );
		yield array( 'limit', Connection::OK );
		yield array( 'down', Connection::OK );
		yield array( 'html', Connection::OK );
		yield array( 'odd', Connection::OK );
	}

	/** @dataProvider faults */
	public function test_the_last_good_pictures_stay( string $fault, string $status ): void {
		$before = self::connect_with_pictures();
		self::command( 'behave', array( 'fault' => $fault ) );
		self::refresher( 3600 )->run();
		$after = self::connections()->find( $before->id );
		self::assertSame( $before->photos, $after?->photos );
		self::assertSame( $status, $after?->status );
		self::assertStringContainsString(
			'slipstream-instagram',
			self::render( array( 'accessToken' => (string) $before->id ) )
		);
		self::assertIsArray( $this->gallery( $before->id )->get_data()['images'] );
	}

	public function test_pictures_that_cannot_be_had_do_not_empty_a_feed(): void {
		$before = self::connect_with_pictures();
		self::command( 'account', array( 'pictures' => array( 'script2', 'vector2' ) ) );
		self::refresher( 3600 )->run();
		self::assertSame( $before->photos, self::connections()->find( $before->id )?->photos );
		self::assertCount( 12, self::files() );
	}

	public function test_some_that_cannot_be_had_leave_room_for_former_ones(): void {
		$before = self::connect_with_pictures();
		self::command( 'account', array( 'pictures' => array( 'new', 'script2', 'vector2' ) ) );
		self::refresher( 3600 )->run();
		$links = array_column( self::connections()->find( $before->id )->photos ?? array(), 'link' );
		self::assertSame(
			array(
				'https://www.instagram.com/p/new/',
				...array_column( array_slice( $before->photos, 0, 2 ), 'link' ),
			),
			$links
		);
		self::assertCount( 3, self::files() );
	}

	public function test_entries_of_an_unknown_kind_are_no_empty_account(): void {
		$before = self::connect_with_pictures();
		self::command( 'behave', array( 'fault' => 'addressless' ) );
		self::refresher( 3600 )->run();
		self::assertSame( $before->photos, self::connections()->find( $before->id )?->photos );
		self::assertCount( 12, self::files() );
	}

	public function test_what_there_was_no_time_for_comes_soon(): void {
		$slow       = new class() implements Clock {
			/** Seconds since the first look. */
			private int $later = 0;

			/** Each look takes two seconds. */
			public function now(): int {
				return time() + ( $this->later += 2 );
			}
		};
		$connection = self::connect();
		$first      = ( new Refresher(
			self::connections(),
			new Pictures(),
			self::service( ... ),
			( new Environment() )->counters(),
			$slow
		) )->fresh( $connection );
		self::assertNotEmpty( $first->photos );
		self::assertLessThan( 12, count( $first->photos ) );
		$before = count( self::asked() );
		self::assertCount( count( $first->photos ), self::refresher( 20 )->fresh( $first )->photos );
		self::assertCount( $before, self::asked() );
		self::assertCount( 12, self::refresher( 120 )->fresh( $first )->photos );
		self::assertCount( 12, self::files() );
	}

	public function test_two_at_once_do_not_fetch_twice(): void {
		$connection = self::connect();
		( new Environment() )->counters()->claim( "instagram:$connection->id", 180 );
		$answer = $this->gallery( $connection->id );
		self::assertSame( array( 409, 'instagram_busy' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( '3', $answer->get_headers()['Retry-After'] ?? '' );
		( new Environment() )->counters()->forget( "instagram:$connection->id" );
		$filled = self::refresher()->fresh( $connection );
		( new Environment() )->counters()->claim( "instagram:$connection->id", 180 );
		self::assertSame( $filled->photos, self::refresher( 3600 )->fresh( $filled )->photos );
		( new Environment() )->counters()->forget( "instagram:$connection->id" );
	}

	public function test_an_account_without_pictures_is_empty(): void {
		self::command( 'account', array( 'pictures' => array() ) );
		self::assertSame( array(), $this->gallery( self::connect()->id )->get_data()['images'] );
	}

	public function test_a_connection_that_is_over_is_told_as_an_error(): void {
		$connection = self::connect();
		self::command( 'behave', array( 'fault' => 'expired' ) );
		$answer = $this->gallery( $connection->id );
		self::assertSame(
			array( 200, 'ERROR', 'lost' ),
			array( $answer->get_status(), $answer->get_data()['images'], $answer->get_data()['status'] )
		);
	}

	public function test_what_goes_wrong_at_first_is_told(): void {
		$connection = self::connect();
		self::command( 'behave', array( 'fault' => 'limit' ) );
		$answer = $this->gallery( $connection->id );
		self::assertSame(
			array( 429, 'instagram_limit_reached' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
		// Who asks at once again waits, and does not hear that there are no pictures.
		self::assertSame(
			array( 409, 'instagram_busy' ),
			array(
				$this->gallery( $connection->id )->get_status(),
				$this->gallery( $connection->id )->get_data()['code'],
			)
		);
	}

	public function test_a_token_is_renewed_long_before_it_ends(): void {
		$connection = self::connect_with_pictures();
		self::refresher( 9 * DAY_IN_SECONDS )->run();
		self::assertSame( $connection->token, self::connections()->find( $connection->id )?->token );
		self::refresher( 11 * DAY_IN_SECONDS )->run();
		$renewed = self::connections()->find( $connection->id );
		self::assertNotSame( $connection->token, $renewed?->token );
		self::assertGreaterThan( time() + 70 * DAY_IN_SECONDS, $renewed?->expires );
	}

	public function test_an_account_that_is_connected_again_meanwhile_is_not_lost(): void {
		$before = self::connect();
		self::connect();
		self::connections()->lose( $before );
		self::connections()->renew( $before, 'old', 1 );
		$now = self::connections()->find( $before->id );
		self::assertSame( 'ok', $now?->status );
		self::assertGreaterThan( time(), $now->expires );
	}

	public function test_strangers_never_have_instagram_asked(): void {
		$connection = self::connect();
		self::publish( '{"accessToken":"' . $connection->id . '"}' );
		wp_set_current_user( 0 );
		$before = self::asked();
		self::assertSame( array(), $this->gallery( $connection->id )->get_data()['images'] );
		self::render( array( 'accessToken' => (string) $connection->id ) );
		self::assertSame( $before, self::asked() );
	}

	public function test_a_database_that_fails_is_no_connection_that_is_gone(): void {
		$connection = self::connect_with_pictures();
		self::break_database();
		$answer = $this->gallery( $connection->id );
		self::assertSame(
			array( 503, 'instagram_connections_unavailable' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
		self::assertStringStartsWith(
			'<p>saved</p>',
			self::render( array( 'accessToken' => (string) $connection->id ) )
		);
		self::refresher( 3600 )->run();
		self::assertCount( 12, self::files() );
		self::assertNotFalse( wp_next_scheduled( Refresher::EVENT ) );
	}

	public function test_the_health_section_tells_who_has_to_connect_again(): void {
		self::assertSame( array(), Photo_Feed_Checks::of( self::connections(), new Later_Clock( 0 ) ) );
		$connection = self::connect_with_pictures();
		self::assertSame( 'good', Photo_Feed_Checks::of( self::connections(), new Later_Clock( 0 ) )[0]->status );
		self::assertSame(
			'warning',
			Photo_Feed_Checks::of( self::connections(), new Later_Clock( 3 * DAY_IN_SECONDS ) )[0]->status
		);
		self::connections()->lose( $connection );
		self::assertStringContainsString(
			'@harbour.walks',
			Photo_Feed_Checks::of( self::connections(), new Later_Clock( 0 ) )[0]->text
		);
	}
}
