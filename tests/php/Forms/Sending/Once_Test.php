<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Sending;

use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Environment;
use Slipstream\Tests\Forms\Forms_Case;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * A visitor who is thanked has a response, and one only: with a database that errs, a process that ended, and people
 * who answer alike.
 */
final class Once_Test extends Forms_Case {

	protected const COMMITS = true;

	private const ANN = array(
		'name'  => 'Ann',
		'email' => 'ann@example.org',
	);

	private const MAIL_ONLY = '{"saveResponses":false}';

	/** @var list<int> Posts of this test. */
	private array $pages = array();

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// SQLite's drop-in rolls everything back where a statement fails.
		$wpdb->query( 'COMMIT' );
		$this->clear();
	}

	protected function tearDown(): void {
		array_map( static fn ( int $id ) => wp_delete_post( $id, true ), $this->pages );
		$this->clear();
		parent::tearDown();
	}

	/** Removes all responses and counters. */
	private function clear(): void {
		global $wpdb;
		foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'feedback'" ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
	}

	protected function publish( string $content, array $post = array() ): int {
		$this->pages[] = parent::publish( $content, $post );
		return end( $this->pages );
	}

	/** Runs something while the database refuses some statements. */
	private function with_errors( string $pattern, callable $run, int $from = 1 ): mixed {
		global $wpdb;
		$count  = 0;
		$break  = static function ( string $query ) use ( $pattern, $from, &$count ): string {
			return preg_match( $pattern, $query ) && ++$count >= $from ? 'SELECT nothing FROM nowhere' : $query;
		};
		$errors = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		try {
			return $run();
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( $errors );
			self::assertGreaterThan( 0, $count, 'Nothing was broken.' );
		}
	}

	private function form( string $attributes = '' ): string {
		return str_replace( 'wp:jetpack/contact-form -->', "wp:jetpack/contact-form $attributes -->", self::CONTACT );
	}

	/** @dataProvider counter_errors */
	public function test_counters_that_err_swallow_nothing( string $pattern ): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		self::assertSame( 200, $this->with_errors( $pattern, fn (): int => $this->post( $values )->get_status() ) );
		self::assertSame( 1, $this->responses(), 'It is stored.' );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 1, $this->responses(), 'Once.' );
	}

	/** @return iterable<string, array{string}> Statements. */
	public static function counter_errors(): iterable {
		yield 'all' => array( '/slipstream_counters/' );
		foreach ( array( 'INSERT', 'UPDATE', 'DELETE', 'REPLACE' ) as $statement ) {
			yield $statement => array( "/^$statement\b.*slipstream_counters/s" );
		}
	}

	public function test_a_database_that_takes_no_response_is_told_of(): void {
		global $wpdb;
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		foreach ( array(
			"/^INSERT INTO `?$wpdb->posts\b/",
			"/^UPDATE `?$wpdb->posts`? SET `?post_status\b/",
			"/^INSERT INTO `?$wpdb->postmeta\b/",
		) as $pattern ) {
			$answer = $this->with_errors( $pattern, fn (): WP_REST_Response => $this->post( $values ) );
			self::assertSame(
				array( 500, 'form_not_stored' ),
				array( $answer->get_status(), $answer->get_data()['code'] ),
				$pattern
			);
			self::assertSame( array(), $this->mails );
			self::assertSame( 0, $this->responses() );
		}
		self::assertSame( 200, $this->post( $values )->get_status(), 'At once, without waiting.' );
		self::assertSame( 1, $this->responses() );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_half_response_of_a_process_that_ended_is_stored_whole(): void {
		global $wpdb;
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		// All statements after the response was inserted fail, also those that would remove it: as when its process was
		// killed there.
		$this->with_errors( '/^(UPDATE|DELETE|REPLACE)\b/', fn (): WP_REST_Response => $this->post( $values ) );
		self::assertSame(
			array( 'auto-draft' ),
			$wpdb->get_col( "SELECT post_status FROM $wpdb->posts WHERE post_type = 'feedback'" )
		);
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame(
			array( 'publish' ),
			$wpdb->get_col( "SELECT post_status FROM $wpdb->posts WHERE post_type = 'feedback'" )
		);
		self::assertCount( 1, $this->mails );
	}

	public function test_a_twin_waits_until_the_first_is_stored_and_is_then_thanked(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		$twin   = array();
		$check  = function ( string $reason ) use ( $values, &$twin ): string {
			remove_all_filters( 'slipstream_form_spam' );
			$twin[] = $this->post( $values );
			return $reason;
		};
		add_filter( 'slipstream_form_spam', $check );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame(
			array( 409, 'form_in_progress', '3' ),
			array(
				$twin[0]->get_status(),
				$twin[0]->get_data()['code'],
				(string) $twin[0]->get_headers()['Retry-After'],
			)
		);
		$again = $this->post( $values );
		self::assertSame(
			array( 200, 'Thank you for your response.' ),
			array( $again->get_status(), $again->get_data()['heading'] )
		);
		self::assertSame( 1, $this->responses() );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_claim_of_a_process_that_was_killed_ends_with_its_lease(): void {
		global $wpdb;
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		$killed = static fn (): never => throw new \Error( 'Killed.' );
		add_filter( 'slipstream_form_spam', $killed );
		$this->with_errors(
			'/^DELETE\b.*slipstream_counters/s',
			function () use ( $values ): void {
				try {
					$this->post( $values );
				} catch ( \Error ) {
					return;
				}
			},
			2
		);
		remove_filter( 'slipstream_form_spam', $killed );
		self::assertSame( 409, $this->post( $values )->get_status() );
		$wpdb->query(
			"UPDATE {$wpdb->prefix}slipstream_counters SET expires = expires - 30 WHERE expires < " . ( time() + 60 )
		);
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 1, $this->responses() );
	}

	public function test_mail_that_takes_long_keeps_the_twin_waiting_where_nothing_is_stored(): void {
		$this->publish( $this->form( self::MAIL_ONLY ) );
		$values = $this->fill( self::ANN );
		$twin   = array();
		$slow   = function ( mixed $sent ) use ( $values, &$twin ): mixed {
			$twin[] = $this->post( $values )->get_status();
			return $sent;
		};
		add_filter( 'pre_wp_mail', $slow, 1 );
		$status = $this->post( $values )->get_status();
		remove_filter( 'pre_wp_mail', $slow, 1 );
		self::assertSame( array( 200, array( 409 ) ), array( $status, $twin ) );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_stored_response_is_thanked_for_while_its_mail_takes_long(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		$twin   = array();
		$slow   = function ( mixed $sent ) use ( $values, &$twin ): mixed {
			$twin[] = $this->post( $values )->get_status();
			self::assertSame(
				'pending',
				get_post_meta( $this->response()->post->ID, Feedback_Store::NOTIFICATION, true )['state']
			);
			return $sent;
		};
		add_filter( 'pre_wp_mail', $slow, 1 );
		$this->post( $values );
		remove_filter( 'pre_wp_mail', $slow, 1 );
		self::assertSame( array( 200 ), $twin );
		self::assertCount( 1, $this->mails );
		self::assertSame(
			'sent',
			get_post_meta( $this->response()->post->ID, Feedback_Store::NOTIFICATION, true )['state']
		);
	}

	public function test_a_form_that_the_database_does_not_give_is_not_said_to_be_gone(): void {
		global $wpdb;
		$id     = $this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		wp_cache_flush();
		$answer = $this->with_errors(
			"/^SELECT .*FROM $wpdb->posts WHERE ID = $id\b/s",
			fn (): WP_REST_Response => $this->post( $values )
		);
		self::assertSame(
			array( 500, 'form_not_stored' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
		self::assertSame( 200, $this->post( $values )->get_status() );
	}

	public function test_spam_is_stored_also_where_responses_are_not(): void {
		$this->publish( $this->form( self::MAIL_ONLY ) );
		add_filter( 'slipstream_form_spam', static fn (): string => 'words' );
		self::assertSame( 200, $this->send( self::ANN )->get_status() );
		self::assertSame( 'spam', $this->response()->post->post_status );
		self::assertSame( array(), $this->mails );
	}

	public function test_fifty_thousand_letters_of_two_bytes(): void {
		$this->publish( self::CONTACT );
		$text = str_repeat( 'ж', 50000 );
		self::assertSame( 200, $this->send( array( 'message' => $text ) + self::ANN )->get_status() );
		self::assertSame( $text, $this->response()->fields()[2]['display'] );
		self::assertLessThan( 65536, strlen( $this->response()->post->post_excerpt ) );
		self::assertTrue( mb_check_encoding( $this->response()->post->post_excerpt, 'UTF-8' ) );
	}

	public function test_a_table_that_is_gone_comes_back(): void {
		global $wpdb;
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		( new Installer( Plugin::modules() ) )->upgrade();
		$errors = $wpdb->suppress_errors();
		$wpdb->query( "DROP TABLE {$wpdb->prefix}slipstream_counters" );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 1, $this->responses() );
		( new Installer( Plugin::modules() ) )->upgrade();
		$wpdb->suppress_errors( $errors );
		self::assertSame( 0, ( new Counters( $wpdb, ( new Environment() )->clock() ) )->count( 'none' ) );
	}
}
