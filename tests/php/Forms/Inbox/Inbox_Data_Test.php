<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Inbox;

use Slipstream\Forms\Forms_Cleaner;
use Slipstream\Forms\Files\Cleanup_Events;
use Slipstream\Forms\Forms_Privacy;
use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Unread_Count;
use Slipstream\Plugin;
use Slipstream\Rest\Download_Response;
use Slipstream\Tests\Forms\Files\Stored_Files;

require_once dirname( __DIR__ ) . '/Files/Stored_Files.php';
require_once __DIR__ . '/Inbox_Case.php';

/**
 * Files of responses, the data of one person, and what is old.
 */
final class Inbox_Data_Test extends Inbox_Case {

	use Stored_Files;

	public function test_the_export(): void {
		list( , $bo, $cy ) = $this->fill_inbox();
		$answer            = $this->rest( 'GET', '/slipstream/v1/forms/export' );
		self::assertInstanceOf( Download_Response::class, $answer );
		self::assertStringStartsWith(
			'attachment; filename="responses-',
			$answer->get_headers()['Content-Disposition']
		);
		self::assertSame( 'nosniff', $answer->get_headers()['X-Content-Type-Options'] );
		$text = $this->written( $answer );
		self::assertStringStartsWith( "\xEF\xBB\xBFID,Date,Status,Page,\"Page URL\",Name,Email,Message\r\n", $text );
		self::assertStringContainsString( "'=cmd(),bo@example.org,\"two\nlines, \"\"quoted\"\"\"\r\n", $text );
		self::assertStringContainsString( 'Größe', $text );
		self::assertStringContainsString( ',Inbox,', $text, 'The status is called as on the screen.' );
		self::assertSame(
			2,
			substr_count(
				$this->written( $this->rest( 'GET', '/slipstream/v1/forms/export', array( 'ids' => array( $bo ) ) ) ),
				"\r\n"
			)
		);
		self::assertSame(
			1,
			substr_count(
				$this->written(
					$this->rest( 'GET', '/slipstream/v1/forms/export', array( 'status' => array( 'spam' ) ) )
				),
				"\r\n"
			)
		);
		self::assertStringContainsString( (string) $cy, $text );
		ob_start();
		self::assertTrue( Download_Response::serve( false, $answer ) );
		self::assertSame( $text, ob_get_clean() );
	}

	public function test_a_database_that_errs_is_not_an_empty_inbox(): void {
		$ids    = $this->fill_inbox();
		$answer = $this->rest( 'GET', '/slipstream/v1/forms/export' );
		$this->while_failing(
			'wptests_posts',
			function () use ( $answer ): void {
				self::assertSame( 503, $this->rest( 'POST', '/slipstream/v1/forms/export' )->get_status() );
				self::assertSame( 503, $this->rest( 'GET', '/slipstream/v1/forms/counts' )->get_status() );
				self::assertSame( 503, $this->rest( 'GET', '/slipstream/v1/forms/sources' )->get_status() );
				delete_option( Unread_Count::OPTION );
				self::assertSame( 0, Unread_Count::get() );
				self::assertStringContainsString(
					'is incomplete',
					$this->written( $answer ),
					'It failed after it had started.'
				);
				foreach ( array( 'exporter', 'eraser' ) as $tool ) {
					self::assertInstanceOf(
						\WP_Error::class,
						apply_filters(
							"wp_privacy_personal_data_{$tool}s",
							array()
						)['slipstream-forms']['callback']( 'ann@example.org', 1 )
					);
				}
			}
		);
		self::assertSame( 3, Unread_Count::get(), 'What nobody knows is not remembered.' );
		wp_delete_post( $ids[1], true );
		self::assertSame(
			3,
			substr_count( $this->written( $answer ), "\r\n" ),
			'Two that are there, and the heading.'
		);
	}

	private function written( mixed $answer ): string {
		self::assertInstanceOf( Download_Response::class, $answer );
		$stream = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $stream );
		$answer->write( $stream );
		rewind( $stream );
		return (string) stream_get_contents( $stream );
	}

	public function test_personal_data_can_be_exported_and_erased(): void {
		list( $ann, $bo, $cy ) = $this->fill_inbox();
		$exporters             = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$erasers               = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		$data                  = $exporters['slipstream-forms']['callback']( 'ann@example.org', 1 );
		self::assertTrue( $data['done'] );
		self::assertSame( array( "feedback-$ann", "feedback-$cy" ), array_column( $data['data'], 'item_id' ) );
		self::assertContains(
			array(
				'name'  => 'Message',
				'value' => 'Größe',
			),
			$data['data'][0]['data']
		);
		self::assertSame(
			array(),
			( new Forms_Privacy() )->export( 'nn@example.org', 1 )['data'],
			'A part of an address is another address.'
		);
		self::assertTrue( $erasers['slipstream-forms']['callback']( 'ann@example.org', 1 )['items_removed'] );
		self::assertNull( get_post( $ann ) );
		self::assertNull( get_post( $cy ) );
		self::assertNotNull( get_post( $bo ) );
		self::assertFalse( ( new Forms_Privacy() )->erase( 'ann@example.org', 1 )['items_removed'] );
	}

	public function test_addresses_with_marks_are_found_too(): void {
		$this->publish( self::CONTACT );
		foreach ( array( "o'hara+1@example.org", 'a&b@example.org' ) as $email ) {
			$this->send(
				array(
					'name'    => 'Ann',
					'email'   => $email,
					'message' => $email,
				)
			);
			self::assertCount( 1, ( new Forms_Privacy() )->export( $email, 1 )['data'], $email );
			self::assertTrue( ( new Forms_Privacy() )->erase( $email, 1 )['items_removed'], $email );
		}
	}

	public function test_what_is_old_goes(): void {
		global $wpdb;
		list( $ann, $bo ) = $this->fill_inbox();
		$wpdb->query(
			"UPDATE {$wpdb->posts} SET post_date = '2020-01-01 00:00:00', post_date_gmt = '2020-01-01 00:00:00' WHERE ID IN ($ann, $bo)"
		);
		wp_cache_flush();
		( new Feedback_Store() )->act( new Feedback( get_post( $ann ) ), 'spam' );
		Plugin::module( Forms_Module::class )->services()->cleaner()->clean();
		self::assertNotNull( get_post( $ann ), 'It has been spam for a second, however long ago it came.' );
		update_post_meta( $ann, Feedback_Store::SPAM_SINCE, time() - 31 * 86400 );
		Plugin::module( Forms_Module::class )->services()->cleaner()->clean();
		self::assertNull( get_post( $ann ), 'Old spam goes by itself.' );
		self::assertNotNull( get_post( $bo ) );
		$this->sign_in( 'administrator' );
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/settings', array( 'slipstream_form_retention_days' => 30 ) )->get_status()
		);
		Plugin::module( Forms_Module::class )->services()->cleaner()->clean();
		self::assertNull( get_post( $bo ) );
		self::assertSame( 1, $this->responses() );
		self::assertIsInt( wp_next_scheduled( 'slipstream_forms_clean' ) );
	}

	public function test_the_time_of_spam_begins_when_it_becomes_spam(): void {
		global $wpdb;
		list( $ann, $bo ) = $this->fill_inbox();
		$wpdb->query(
			"UPDATE {$wpdb->posts} SET post_date = '2020-01-01 00:00:00', post_date_gmt = '2020-01-01 00:00:00', post_status = 'spam' WHERE ID = $ann"
		);
		wp_cache_flush();
		$clean = static fn () => Plugin::module( Forms_Module::class )->services()->cleaner()->clean();
		$clean();
		self::assertNotNull( get_post( $ann ), 'Nobody knows since when: since now.' );
		update_post_meta( $ann, Feedback_Store::SPAM_SINCE, time() - 31 * 86400 );
		$act = fn ( string $action, int $id ): array => $this->rest(
			'POST',
			'/slipstream/v1/forms/bulk',
			array(
				'action' => $action,
				'ids'    => array( $id ),
			)
		)->get_data()['done'];
		$act( 'not_spam', $ann );
		$act( 'spam', $ann );
		$clean();
		self::assertNotNull( get_post( $ann ), 'It begins anew.' );
		add_filter( 'slipstream_form_spam', static fn (): string => 'words' );
		$this->open( $this->page_id );
		$this->send( array( 'name' => 'Di', 'email' => 'di@example.org' ) ); // phpcs:ignore WordPress.Arrays
		self::assertEqualsWithDelta(
			time(),
			(int) get_post_meta( $this->response()->post->ID, Feedback_Store::SPAM_SINCE, true ),
			2
		);
		self::assertSame( 'publish', get_post_status( $bo ) );
	}

	public function test_spam_is_stored_where_responses_are_not(): void {
		$this->publish(
			str_replace(
				'wp:jetpack/contact-form -->',
				'wp:jetpack/contact-form {"saveResponses":false} -->',
				self::CONTACT
			)
		);
		$this->send( array( 'name' => 'Ann', 'email' => 'ann@example.org' ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array( 0, 1 ), array( $this->responses(), count( $this->mails ) ) );
		add_filter( 'slipstream_form_spam', static fn (): string => 'words' );
		self::assertSame( 200, $this->send( array( 'name' => 'Bo', 'email' => 'bo@example.org' ) )->get_status() ); // phpcs:ignore WordPress.Arrays
		self::assertSame(
			array( 'spam', 'Bo', 1 ),
			array( $this->response()->post->post_status, $this->response()->first( 'name' ), count( $this->mails ) )
		);
	}

	public function test_the_cleaning_goes_on_until_it_is_done(): void {
		global $wpdb;
		$this->fill_inbox();
		$wpdb->query(
			"UPDATE {$wpdb->posts} SET post_date = '2020-01-01 00:00:00', post_date_gmt = '2020-01-01 00:00:00' WHERE post_type = 'feedback'"
		);
		wp_cache_flush();
		wp_clear_scheduled_hook( Cleanup_Events::SOON_EVENT );
		add_filter( 'slipstream_form_retention_days', static fn (): int => 30 );
		$cleaner = new Forms_Cleaner( 0 );
		foreach ( array( 2, 1, 0 ) as $left ) {
			$cleaner->clean();
			self::assertSame( $left, $this->responses() );
			self::assertEqualsWithDelta( time(), wp_next_scheduled( Cleanup_Events::SOON_EVENT ), 2 );
			wp_clear_scheduled_hook( Cleanup_Events::SOON_EVENT );
		}
		$cleaner->clean();
		self::assertFalse( wp_next_scheduled( Cleanup_Events::SOON_EVENT ) );
	}

	/** @dataProvider long_texts */
	public function test_a_text_of_any_length_is_stored_and_found( string $unit, string $last ): void {
		$this->publish( self::CONTACT );
		$text = mb_substr( str_repeat( $unit, 50000 ), 0, 49980 ) . ' ' . $last;
		self::assertSame(
			200,
			$this->send(
				array(
					'name'    => 'Ann',
					'email'   => 'ann@example.org',
					'message' => $text,
				)
			)->get_status()
		);
		$response = $this->response();
		self::assertSame( $text, $response->fields()[2]['display'] );
		self::assertLessThanOrEqual( 65535, strlen( $response->post->post_excerpt ) );
		self::assertTrue( mb_check_encoding( $response->post->post_excerpt, 'UTF-8' ) );
		$this->sign_in( 'editor' );
		self::assertSame(
			array( $response->post->ID ),
			array_column( $this->rest( 'GET', '/wp/v2/feedback', array( 'search' => $last ) )->get_data(), 'id' )
		);
	}

	/** @return iterable<string, array{string, string}> Characters, and the last word. */
	public static function long_texts(): iterable {
		yield 'two bytes each' => array( 'я', 'конец' );
		yield 'three bytes each' => array( '字', '終わり' );
		yield 'four bytes each' => array( '😀', 'end' );
		yield 'escaped' => array( 'A & B < C ', 'end' );
		yield 'a word that the content escapes' => array( 'яяяяяяяяя ', "l'été" );
	}
}
