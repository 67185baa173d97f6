<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter_Form;

use Slipstream\Http\Request_Error;
use Slipstream\Services\Mailchimp\Audience;
use Slipstream\Services\Mailchimp\Connection_Slots;
use Slipstream\Services\Mailchimp\Mailchimp_Client;
use Slipstream\Services\Mailchimp\Mailchimp_Error;
use Slipstream\Services\Mailchimp\Mailchimp_Failure;
use Slipstream\Services\Mailchimp\Mailchimp_Key;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Environment;
use Slipstream\Tests\Failing_Statements;

require_once __DIR__ . '/Mailchimp_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/** Whom the site asks, with what, and how often at once. */
final class Mailchimp_Client_Test extends Mailchimp_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	/** @return iterable<array{string, string|null}> */
	public static function keys(): iterable {
		$hex = str_repeat( 'a1', 16 );
		yield array( "$hex-us7", 'https://us7.api.mailchimp.com/3.0' );
		yield array( " $hex-us21\n", 'https://us21.api.mailchimp.com/3.0' );
		yield array( "$hex-x-us1", 'https://us1.api.mailchimp.com/3.0' );
		foreach ( array( $hex, "$hex-", "$hex-us", "$hex-7", "$hex-us7.evil.test", "$hex-evil.test/us7", "$hex-us7@evil.test", "$hex-us7/", "$hex-us7#", "$hex-us1234", "$hex-abcde1", "$hex-US7", "$hex-us7\nx", "$hex-127.0.0.1:80", '-us7', '' ) as $key ) {
			yield array( $key, null );
		}
	}

	/** @dataProvider keys */
	public function test_what_is_no_data_center_becomes_no_host( string $key, ?string $url ): void {
		remove_all_filters( 'slipstream_mailchimp_url' );
		self::assertSame( $url, Mailchimp_Key::of( $key )?->base_url() );
		update_option( 'slipstream_mailchimp_key', $key );
		self::assertSame( null !== $url, $this->services()->newsletter()->is_ready() );
		self::assertSame( null === $url && '' !== $key, array() !== $this->services()->checks()->all() );
	}

	public function test_a_dump_of_the_key_shows_no_secret(): void {
		self::assertStringNotContainsString( '0123456789abcdef', print_r( Mailchimp_Key::of( self::KEY ), true ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions
	}

	public function test_all_audiences_are_read(): void {
		self::assertCount( 24, $this->client()->audiences() );
		self::assertStringContainsString( 'count=1000', $this->asked()[0]['query'] );
		self::assertEquals( new Audience( self::SINGLE, 'Friends & family', false, 'https://example.us7.list-manage.test/subscribe?u=1&id=' . self::SINGLE ), $this->client()->audience( self::SINGLE ) );
	}

	public function test_what_an_audience_does_not_say_might_be_true(): void {
		self::assertTrue( Audience::of( array( 'id' => 'a' ) )?->asks_twice );
		self::assertNull( Audience::of( array( 'id' => '../x' ) ) );
	}

	public function test_an_id_that_leads_elsewhere_is_not_asked_for(): void {
		$this->expectException( \InvalidArgumentException::class );
		$this->client()->audience( '../ping' );
	}

	public function test_the_site_has_three_connections_at_once(): void {
		$counters = ( new Environment() )->counters();
		$name     = (string) Mailchimp_Key::of( self::KEY )?->fingerprint();
		foreach ( range( 1, Connection_Slots::MOST ) as $number ) {
			self::assertSame( Claim_Result::Granted, $counters->claim( "mailchimp-connection|$name|$number", 30 ) );
		}
		$waits = 0;
		$slots = new Connection_Slots(
			$counters,
			$name,
			static function () use ( &$waits, $counters, $name ): void {
				if ( 3 === ++$waits ) {
					$counters->forget( "mailchimp-connection|$name|2" );
				}
			}
		);
		self::assertSame( 'done', $slots->run( static fn (): string => 'done' ) );
		self::assertSame( 3, $waits );
		self::assertSame( Claim_Result::Granted, $counters->claim( "mailchimp-connection|$name|2", 30 ), 'It is free again.' );
		$full = new Connection_Slots( $counters, $name, static fn () => null );
		try {
			$full->run( static fn () => self::fail( 'Four at once.' ) );
		} catch ( Mailchimp_Error $error ) {
			self::assertSame( Mailchimp_Failure::Busy, $error->failure );
		}
		self::assertSame( 0, count( $this->asked() ) );
	}

	public function test_others_that_have_all_ten_connections_are_told_as_busy(): void {
		$this->command( 'busy', array( 'connections' => 10 ) );
		try {
			$this->client()->audiences();
			self::fail( 'It was answered.' );
		} catch ( Mailchimp_Error $error ) {
			self::assertSame( 'mailchimp_busy', $error->for_authors()->error_code );
		}
	}

	public function test_a_slot_is_free_after_a_failure(): void {
		foreach ( range( 1, 4 ) as $time ) {
			$this->misbehave( 'html' );
			try {
				$this->client()->audiences();
				self::fail( 'It was answered.' );
			} catch ( Mailchimp_Error $error ) {
				self::assertSame( Mailchimp_Failure::Unreachable, $error->failure );
			}
		}
		self::assertCount( 24, $this->client()->audiences() );
	}

	public function test_a_database_that_does_not_count_lets_nobody_through(): void {
		self::skip_on_sqlite();
		$this->break_statements( '/slipstream_counters/' );
		try {
			$this->client()->audiences();
			self::fail( 'It was asked.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 503, $error->http_status );
		} finally {
			$this->repair();
		}
		self::assertSame( array(), $this->asked() );
	}

	private function client(): Mailchimp_Client {
		return $this->services()->account()->client();
	}
}
