<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Photo_Feed;

use Slipstream\Photo_Feed\Connections;
use Slipstream\Photo_Feed\Photo_Feed_Module;
use Slipstream\Photo_Feed\Photo_Feed_Privacy;
use Slipstream\Photo_Feed\Pictures;
use Slipstream\Photo_Feed\Refresher;
use Slipstream\Plugin;

require_once __DIR__ . '/Instagram_Case.php';

/**
 * Pictures go with their connection, and a connection with its user, unless somebody gets the posts.
 */
final class Removal_Test extends Instagram_Case {

	public function test_disconnecting_removes_the_pictures(): void {
		$connection = self::connect_with_pictures();
		$path       = "/slipstream/v1/instagram/connections/$connection->id";
		$owner      = get_current_user_id();
		$this->sign_in( 'author' );
		self::assertSame( 403, $this->rest( 'DELETE', $path )->get_status() );
		self::assertCount( 12, self::files() );
		wp_set_current_user( $owner );
		self::assertSame( 200, $this->rest( 'DELETE', $path )->get_status() );
		self::assertSame( array(), self::files() );
		self::assertNull( self::connections()->find( $connection->id ) );
		self::assertSame( 404, $this->rest( 'DELETE', $path )->get_status() );
		self::refresher()->run();
		self::assertFalse( wp_next_scheduled( Refresher::EVENT ) );
	}

	public function test_a_disconnection_that_is_not_stored_is_not_said(): void {
		$connection = self::connect_with_pictures();
		self::break_database( 'DELETE' );
		self::assertSame(
			503,
			$this->rest( 'DELETE', "/slipstream/v1/instagram/connections/$connection->id" )->get_status()
		);
		self::assertCount( 12, self::files() );
	}

	public function test_pictures_of_a_connection_that_ended_meanwhile_go(): void {
		$connection = self::connect();
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $request, string $url ) use ( $connection ): mixed {
				if ( str_contains( $url, '/media/view5' ) ) {
					self::connections()->remove( $connection->id );
				}
				return $answer;
			},
			10,
			3
		);
		self::assertSame( 403, $this->gallery( $connection->id )->get_status() );
		remove_all_filters( 'pre_http_request' );
		self::assertSame( array(), self::files() );
	}

	public function test_what_a_killed_process_left_is_swept(): void {
		$connection = self::connect_with_pictures();
		( new Pictures() )->store( $connection->id + 1, 'orphan', self::png( 10, 10 ) );
		self::assertCount( 13, self::files() );
		self::refresher()->run();
		self::assertCount( 12, self::files() );
	}

	public function test_pictures_of_a_connection_that_is_made_meanwhile_are_not_swept(): void {
		$pictures = new Pictures();
		$pictures->sweep(
			static function () use ( $pictures ): array {
				$pictures->store( 99, 'late', self::png( 10, 10 ) );
				return array();
			}
		);
		self::assertCount( 1, self::files() );
	}

	public function test_more_connections_than_a_site_may_have_keep_their_pictures(): void {
		global $wpdb;
		// Two that were made at the same moment.
		for ( $id = 1; $id <= Connections::MOST + 1; $id++ ) {
			$row = array(
				'id'       => $id,
				'account'  => "a$id",
				'username' => sprintf( 'u%03d', $id ),
				'token'    => '',
				'expires'  => 0,
				'user_id'  => 1,
				'photos'   => '[]',
				'tried'    => time(),
			);
			self::assertSame( 1, $wpdb->insert( $wpdb->prefix . Connections::TABLE, $row ) );
		}
		( new Pictures() )->store( Connections::MOST + 1, 'last', self::png( 10, 10 ) );
		self::refresher()->run();
		self::assertCount( 1, self::files() );
	}

	public function test_the_accounts_of_a_user_who_goes_go_with_the_posts(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$connection = self::connect_with_pictures();
		$first      = get_current_user_id();
		$this->sign_in( 'author' );
		$second = get_current_user_id();
		wp_delete_user( $first, $second );
		self::assertSame( $second, self::connections()->find( $connection->id )?->user_id );
		self::assertCount( 12, self::files() );
		wp_delete_user( $second );
		self::assertNull( self::connections()->find( $connection->id ) );
		self::assertSame( array(), self::files() );
	}

	public function test_what_stays_of_a_user_who_goes_is_reported(): void {
		global $wpdb;
		self::connect_with_pictures();
		$break    = static fn ( string $query ): string => str_contains(
			$query,
			Connections::TABLE
		) ? 'SELECT nothing FROM nowhere' : $query;
		$reported = array();
		$listen   = static function ( string $name ) use ( &$reported ): void {
			$reported[] = $name;
		};
		add_action( 'wp_trigger_error_run', $listen );
		set_error_handler( static fn (): bool => true );
		add_filter( 'query', $break );
		do_action( 'delete_user', get_current_user_id(), null, wp_get_current_user() );
		remove_filter( 'query', $break );
		restore_error_handler();
		remove_action( 'wp_trigger_error_run', $listen );
		self::assertSame( array( Photo_Feed_Privacy::class . '::leave' ), $reported );
	}

	public function test_personal_data_is_exported_and_erased(): void {
		self::connect_with_pictures();
		$tool  = Plugin::module( Photo_Feed_Module::class )->personal_data()[0];
		$email = wp_get_current_user()->user_email;
		self::assertSame( 'harbour.walks', $tool->export( $email, 1 )['data'][0]['data'][0]['value'] );
		self::assertCount( 13, $tool->export( $email, 1 )['data'][0]['data'] );
		self::assertSame( array(), $tool->export( 'nobody@example.test', 1 )['data'] );
		self::assertTrue( $tool->erase( $email, 1 )['items_removed'] );
		self::assertSame( array(), self::files() );
		self::assertSame( array(), self::connections()->all() );
	}

	public function test_uninstalling_leaves_nothing(): void {
		self::connect_with_pictures();
		Plugin::module( Photo_Feed_Module::class )->stored_data()->remove();
		self::assertDirectoryDoesNotExist( wp_upload_dir()['basedir'] . '/' . Pictures::FOLDER );
		self::assertFalse( wp_next_scheduled( Refresher::EVENT ) );
	}
}
