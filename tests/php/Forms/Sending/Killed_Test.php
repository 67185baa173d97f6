<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Sending;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Tests\Forms\Forms_Case;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * A process is killed before each statement by which it changes something. Whoever is thanked has a response, and
 * nobody has two.
 */
final class Killed_Test extends Forms_Case {

	protected const COMMITS = true;

	private int $page_id = 0;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		if ( ! is_file( SLIPSTREAM_DIR . '/build/blocks-manifest.php' ) ) {
			self::markTestSkipped( 'The site has no blocks until they are built.' );
		}
		// Other processes read it.
		$wpdb->query( 'COMMIT' );
	}

	protected function tearDown(): void {
		if ( $this->page_id > 0 ) {
			$this->clear();
			wp_delete_post( $this->page_id, true );
		}
		parent::tearDown();
	}

	public function test_no_kill_loses_or_doubles_a_response(): void {
		global $wpdb;
		$this->page_id = $this->publish( self::CONTACT );
		$values        = array( Submission_Attempt::NONCE_FIELD => str_repeat( 'a', 32 ) ) + $this->fill(
			array(
				'name'  => 'Ann',
				'email' => 'ann@example.org',
			)
		);
		unset( $values['_wpnonce'] );
		$values = (string) wp_json_encode( $values );
		$killed = array();
		for ( $stop = 1; $stop < 60; $stop++ ) {
			$this->clear();
			$said = $this->attempt( $values, $stop );
			if ( '200' === $said ) {
				break;
			}
			$killed[] = $said;
			$at_once  = $this->attempt( $values );
			self::assertContains( $at_once, array( '200', '409' ), $said );
			self::assertSame( '200' === $at_once ? 1 : 0, $this->stored(), "Killed before $said, then $at_once." );
			$wpdb->query(
				"UPDATE {$wpdb->prefix}slipstream_counters SET expires = expires - 31 WHERE expires < " . ( time() + 60 )
			);
			self::assertSame( '200', $this->attempt( $values ), $said );
			self::assertSame( 1, $this->stored(), $said );
			self::assertSame(
				0,
				(int) $wpdb->get_var(
					"SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'feedback' AND post_status = 'auto-draft'"
				),
				$said
			);
			wp_cache_flush();
			$state = get_post_meta( $this->response()->post->ID, Feedback_Store::NOTIFICATION, true )['state'] ?? '';
			self::assertContains(
				array( $state, $this->mails_sent() ),
				array( array( 'sent', 1 ), array( 'pending', 0 ), array( 'pending', 1 ) ),
				"$said: no notification is lost in silence."
			);
		}
		self::assertContains( 'INSERT posts', $killed );
		self::assertContains( 'UPDATE posts', $killed );
		self::assertGreaterThan( 6, count( $killed ), implode( ', ', $killed ) );
	}

	/**
	 * Lets a process take the form.
	 *
	 * @param int $stop Before which statement it is killed; 0 for none.
	 * @return string The statement that it was killed before, else the status of its answer.
	 */
	private function attempt( string $values, int $stop = 0 ): string {
		$pipes   = array();
		$process = proc_open(
			array( PHP_BINARY, dirname( __DIR__ ) . '/submit-attempt.php', $values, (string) $stop ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		$said = (string) fgets( $pipes[1] );
		proc_terminate( $process, SIGKILL );
		proc_close( $process );
		return trim( $said );
	}

	/** Visible responses. */
	private function stored(): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			"SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'feedback' AND post_status = 'publish'"
		);
	}

	/** How many emails the processes have sent. */
	private function mails_sent(): int {
		return is_file( DB_DIR . 'mails' ) ? (int) filesize( DB_DIR . 'mails' ) : 0;
	}

	/** Removes responses, counters and the record of emails. */
	private function clear(): void {
		global $wpdb;
		clearstatcache();
		foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'feedback'" ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		if ( is_file( DB_DIR . 'mails' ) ) {
			unlink( DB_DIR . 'mails' );
		}
	}
}
