<?php
/**
 * What becomes of responses.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Forms;

use Slipstream\Forms\Form_Privacy;
use Slipstream\Rest\Download_Response;
use Slipstream\Services;

require_once __DIR__ . '/Inbox_Case.php';

/**
 * Files of responses, the data of one person, and what is old.
 */
final class Inbox_Data_Test extends Inbox_Case {

	public function test_the_export(): void {
		list( , $bo, $cy ) = $this->fill_inbox();
		$answer            = $this->rest( 'GET', '/slipstream/v1/forms/export' );
		self::assertInstanceOf( Download_Response::class, $answer );
		self::assertStringStartsWith( 'attachment; filename="responses-', $answer->get_headers()['Content-Disposition'] );
		self::assertSame( 'nosniff', $answer->get_headers()['X-Content-Type-Options'] );
		$text = $this->written( $answer );
		self::assertStringStartsWith( "\xEF\xBB\xBFID,Date,Status,Page,Address,Name,Email,Message\r\n", $text );
		self::assertStringContainsString( "'=cmd(),bo@example.org,\"two\nlines, \"\"quoted\"\"\"\r\n", $text );
		self::assertStringContainsString( 'Größe', $text );
		self::assertSame( 2, substr_count( $this->written( $this->rest( 'GET', '/slipstream/v1/forms/export', array( 'ids' => array( $bo ) ) ) ), "\r\n" ) );
		self::assertSame( 1, substr_count( $this->written( $this->rest( 'GET', '/slipstream/v1/forms/export', array( 'status' => array( 'spam' ) ) ) ), "\r\n" ) );
		self::assertStringContainsString( (string) $cy, $text );
		ob_start();
		self::assertTrue( Download_Response::serve( false, $answer ) );
		self::assertSame( $text, ob_get_clean() );
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
		self::assertSame( array(), Form_Privacy::export( 'nn@example.org', 1 )['data'], 'A part of an address is another address.' );
		self::assertTrue( $erasers['slipstream-forms']['callback']( 'ann@example.org', 1 )['items_removed'] );
		self::assertNull( get_post( $ann ) );
		self::assertNull( get_post( $cy ) );
		self::assertNotNull( get_post( $bo ) );
		self::assertFalse( Form_Privacy::erase( 'ann@example.org', 1 )['items_removed'] );
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
			self::assertCount( 1, Form_Privacy::export( $email )['data'], $email );
			self::assertTrue( Form_Privacy::erase( $email )['items_removed'], $email );
		}
	}

	public function test_what_is_old_goes(): void {
		global $wpdb;
		list( $ann, $bo ) = $this->fill_inbox();
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_date = '2020-01-01 00:00:00', post_date_gmt = '2020-01-01 00:00:00' WHERE ID IN ($ann, $bo)" );
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_status = 'spam' WHERE ID = $ann" );
		wp_cache_flush();
		( new Services() )->forms()->cleaner()->clean();
		self::assertNull( get_post( $ann ), 'Old spam goes by itself.' );
		self::assertNotNull( get_post( $bo ) );
		add_filter( 'slipstream_form_retention_days', static fn (): int => 30 );
		( new Services() )->forms()->cleaner()->clean();
		self::assertNull( get_post( $bo ) );
		self::assertSame( 1, $this->responses() );
		self::assertIsInt( wp_next_scheduled( 'slipstream_forms_clean' ) );
	}
}
