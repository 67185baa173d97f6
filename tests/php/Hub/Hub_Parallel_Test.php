<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use PHPUnit\Framework\TestCase;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Hub\Hub_Module;
use Slipstream\Hub\Hub_Services;
use Slipstream\Plugin;
use Slipstream\Support\Database\Schema;

/** Real processes on the same database, as nodes of a hub are. */
final class Hub_Parallel_Test extends TestCase {

	private const PROCESSES = 10;

	protected $backupGlobals = false;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		( new Schema( $wpdb ) )->install( Hub_Tables::ALL );
	}

	protected function tearDown(): void {
		global $wpdb;
		foreach ( array_keys( Hub_Tables::ALL ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}$table" );
		}
		parent::tearDown();
	}

	public function test_an_invitation_lets_in_as_many_as_it_is_for(): void {
		$id = (int) self::hub()->invitations()->make( 'Test', 1, 3, '' )[0]->id;
		self::assertSame( 3, $this->winners( 'invitation', (string) $id ) );
		self::assertSame(
			3,
			$this->winners( 'invitation', (string) $id ),
			'The same sites again: they have taken theirs.'
		);
		global $wpdb;
		self::assertSame(
			'0',
			(string) $wpdb->get_var( "SELECT sites_left FROM {$wpdb->prefix}slipstream_hub_invitations" )
		);
	}

	public function test_only_sites_that_got_a_use_are_registered(): void {
		$code = self::hub()->invitations()->make( 'Test', 1, 2, '' )[1];
		self::assertSame( 2, $this->winners( 'register', $code ) );
		global $wpdb;
		self::assertSame(
			array( 'active', 'active' ),
			$wpdb->get_col( "SELECT status FROM {$wpdb->prefix}slipstream_hub_sites" )
		);
		self::assertSame( 2, $this->winners( 'register', $code ), 'Those that are in may come again.' );
	}

	public function test_one_site_that_registers_at_once_takes_one_use(): void {
		list( $row, $code ) = self::hub()->invitations()->make( 'Test', 1, 2, '' );
		self::assertSame( self::PROCESSES, $this->winners( 'register-same', $code ) );
		global $wpdb;
		self::assertSame(
			array( '1', '1' ),
			array(
				(string) $wpdb->get_var( "SELECT sites_left FROM {$wpdb->prefix}slipstream_hub_invitations WHERE id = $row->id" ),
				(string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_hub_sites WHERE status = 'active'" ),
			)
		);
	}

	public function test_a_request_is_approved_once_and_its_code_exchanged_once(): void {
		$this->push();
		global $wpdb;
		$id = (string) $wpdb->get_var( "SELECT id FROM {$wpdb->prefix}slipstream_hub_requests" );
		self::assertSame( 1, $this->winners( 'approve', $id ) );
		$this->push();
		$id = (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}slipstream_hub_requests" );
		self::assertTrue( self::hub()->requests()->approve( $id, 1, false, 'the-code' ) );
		self::assertSame( 1, $this->winners( 'code', 'the-code' ) );
	}

	public function test_a_licence_goes_to_one_site(): void {
		$key = self::hub()->licenses()->issue( 'unlimited', 0 )[1];
		global $wpdb;
		for ( $number = 0; $number < self::PROCESSES; $number++ ) {
			$home = "https://site-$number.example";
			$wpdb->query(
				$wpdb->prepare(
					"INSERT INTO {$wpdb->prefix}slipstream_hub_sites (id, home_key, home, siteurl, former_keys, public_key, status, plugins) VALUES (%d, %s, %s, %s, '', 'x', 'active', '')",
					$number + 1,
					$home,
					$home,
					$home
				)
			);
			self::hub()->links()->store(
				$number + 1,
				1,
				self::hub()->accounts()->of_site_user( $number + 1, 1, 'User' ),
				'administrator',
				'User'
			);
		}
		self::assertSame( 1, $this->winners( 'license', $key ) );
	}

	public function test_an_address_is_registered_once(): void {
		self::assertSame( 1, $this->winners( 'site', 'https://site.example' ) );
	}

	public function test_an_owner_is_linked_whoever_leaves_while_others_become_it(): void {
		global $wpdb;
		$wpdb->query(
			"INSERT INTO {$wpdb->prefix}slipstream_hub_sites (id, home_key, home, siteurl, former_keys, public_key, status, owner, plugins) VALUES (1, 'x', 'x', 'x', '', 'x', 'active', 1, '')"
		);
		for ( $user = 1; $user <= self::PROCESSES; $user++ ) {
			self::hub()->links()->store(
				1,
				$user,
				self::hub()->accounts()->of_site_user( 1, $user, 'User' ),
				'author',
				'User'
			);
		}
		self::assertGreaterThan( 0, $this->winners( 'leave', '', 'owner' ) );
		$owner = (int) $wpdb->get_var( "SELECT owner FROM {$wpdb->prefix}slipstream_hub_sites" );
		self::assertNotNull( self::hub()->links()->find( 1, $owner ) );
	}

	/** Stores a request of site 1. */
	private function push(): void {
		self::hub()->requests()->push(
			array(
				'site_id'      => 1,
				'user_id'      => 1,
				'redirect_uri' => 'https://site.example/wp-admin/',
			)
		);
	}

	/** How many of the processes were the one. */
	private function winners( string $what, string $value, string $every_other = '' ): int {
		$processes = array();
		for ( $number = 0; $number < self::PROCESSES; $number++ ) {
			$pipes       = array();
			$does        = '' !== $every_other && 1 === $number % 2 ? $every_other : $what;
			$process     = proc_open(
				array( PHP_BINARY, __DIR__ . '/attempts.php', $does, $value, (string) $number ),
				array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
				$pipes
			);
			$processes[] = array( $process, $pipes[0], $pipes[1] );
		}
		foreach ( $processes as list( , , $output ) ) {
			self::assertSame( "ready\n", fgets( $output ) );
		}
		foreach ( $processes as list( , $input ) ) {
			fwrite( $input, "go\n" );
		}
		$won = 0;
		foreach ( $processes as list( $process, , $output ) ) {
			$answer = (string) stream_get_contents( $output );
			self::assertContains( $answer, array( '0', '1' ) );
			$won += (int) $answer;
			proc_close( $process );
		}
		return $won;
	}

	/** The hub's parts. */
	private static function hub(): Hub_Services {
		return Plugin::module( Hub_Module::class )->services();
	}
}
