<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use PHPMailer\PHPMailer\PHPMailer;
use Slipstream\Newsletter\Sending\Newsletter_State;
use Slipstream\Newsletter\Sending\Reason;
use Slipstream\Newsletter\Sending\Sender;
use Slipstream\Subscribers\Leaving\Leave_Page;
use Slipstream\Subscribers\Leaving_Module;
use Slipstream\Tests\Support_Server;

require_once __DIR__ . '/Newsletter_Case.php';
require_once dirname( __DIR__ ) . '/Support_Server.php';

/** What a mail server gets, and what becomes of newsletters where it misbehaves: e2e/fakes/smtp.mjs. */
final class Smtp_Test extends Newsletter_Case {

	private static ?Support_Server $server = null;

	private static string $url = '';

	private static int $port = 0;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			self::markTestSkipped( 'There is no Node.js.' );
		}
		list( self::$server, $url ) = Support_Server::fake( 'smtp' );
		// The tests may ask this machine by its name alone.
		self::$url  = str_replace( '127.0.0.1', 'localhost', $url );
		self::$port = (int) self::ask( 'port' );
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		// Past what keeps mails of other tests.
		add_filter( 'pre_wp_mail', '__return_null', 99 );
		add_action( 'phpmailer_init', array( self::class, 'use_server' ) );
		self::ask( 'reset', array() );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', '__return_null', 99 );
		remove_action( 'phpmailer_init', array( self::class, 'use_server' ) );
		// WordPress keeps its mailer.
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	public static function use_server( PHPMailer $mailer ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = self::$port;
		$mailer->SMTPAutoTLS = false;
		$mailer->Timeout     = 2;
		// phpcs:enable
		$mailer->getSMTPInstance()->Timelimit = 2; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
	}

	/** @param array<string, mixed>|null $post What is posted; null to read. */
	private static function ask( string $name, ?array $post = null ): mixed {
		$answer = null === $post
			? wp_remote_get( self::$url . "/__$name" )
			: wp_remote_post( self::$url . "/__$name", array( 'body' => (string) wp_json_encode( (object) $post ) ) );
		self::assertSame( 200, wp_remote_retrieve_response_code( $answer ) );
		return json_decode( wp_remote_retrieve_body( $answer ), true );
	}

	/** @return list<string> To whom mails went. */
	private static function recipients(): array {
		return array_column( self::ask( 'mails' ), 'to' );
	}

	public function test_an_email_has_what_programs_need_to_unsubscribe(): void {
		update_option( 'blogname', 'Bücher, &amp; "mehr"' );
		$this->people( 1 );
		self::publish();
		$this->pass();
		list( $mail ) = self::ask( 'mails' );
		$headers      = $mail['headers'];
		self::assertSame( 'List-Unsubscribe=One-Click', $headers['list-unsubscribe-post'] );
		self::assertSame( 1, preg_match( '/^<(http\S+' . Leaving_Module::QUERY . '=([\w-]+))>$/', $headers['list-unsubscribe'], $found ) );
		self::assertMatchesRegularExpression( '/^<newsletter\.[\w.-]+>$/', $headers['list-id'] );
		self::assertSame( array( 'bulk', 'auto-generated' ), array( $headers['precedence'], $headers['auto-submitted'] ) );
		self::assertStringContainsString( 'multipart/alternative', $headers['content-type'] );
		self::assertStringContainsString( 'Today.', $mail['text'] );
		self::assertStringContainsString( 'Today.', $mail['html'] );
		foreach ( array( $mail['text'], $mail['html'] ) as $text ) {
			self::assertStringContainsString( Leaving_Module::QUERY . "=$found[2]", $text );
			self::assertStringNotContainsString( '%%', $text );
		}
		$this->services()->leave_page()->respond( $found[2], array( Leave_Page::ONE_CLICK => Leave_Page::ONE_CLICK_VALUE ) );
		self::assertFalse( $this->known( 'reader1@example.org' )?->is_active() );
	}

	/** @return array<string, array{string, int}> */
	public static function losses(): array {
		return array(
			'the connection breaks once the mail was read' => array( 'break', 1 ),
			'the server falls silent once it has read it'  => array( 'hang', 1 ),
		);
	}

	/** @dataProvider losses */
	public function test_what_was_lost_after_the_mail_was_read_is_not_sent_again( string $how ): void {
		$this->people( 2 );
		self::ask(
			'behave',
			array(
				'how' => $how,
				'to'  => 'reader1@',
			)
		);
		$post = self::publish();
		$this->pass();
		$this->pass( HOUR_IN_SECONDS );
		$counts = $this->counts( $post );
		ksort( $counts );
		self::assertSame(
			array(
				'sent'   => 1,
				'unsure' => 1,
			),
			$counts
		);
		self::assertSame( array( 'reader1@example.org', 'reader2@example.org' ), self::recipients() );
		self::assertSame( Newsletter_State::Sent, $this->newsletter( $post )->state ?? null );
	}

	/** @return array<string, array{string}> */
	public static function refusals(): array {
		return array(
			'for now'         => array( 'later' ),
			'of the address'  => array( 'refuse' ),
			'of the contents' => array( 'refuse-content' ),
		);
	}

	/** @dataProvider refusals */
	public function test_what_was_refused_is_tried_again( string $how ): void {
		$this->people( 1 );
		self::ask( 'behave', array( 'how' => $how ) );
		$post = self::publish();
		$this->pass();
		self::assertSame( array( 'queued' => 1 ), $this->counts( $post ) );
		$this->pass( HOUR_IN_SECONDS );
		self::assertSame( array( 'sent' => 1 ), $this->counts( $post ) );
		self::assertSame( array( 'reader1@example.org' ), self::recipients() );
	}

	public function test_a_server_that_hangs_up_on_each_makes_it_stand_still(): void {
		$this->people( Sender::MOST_FAILURES + 2 );
		self::ask(
			'behave',
			array(
				'how'   => 'break',
				'times' => 99,
			)
		);
		$post = self::publish();
		$this->pass();
		self::assertSame( Reason::Failures, $this->newsletter( $post )->reason ?? null );
		self::assertSame( Sender::MOST_FAILURES, $this->counts( $post )['unsure'] ?? 0 );
	}

	public function test_receipts_that_were_lost_are_not_sent_again_either(): void {
		self::ask( 'behave', array( 'how' => 'break' ) );
		$this->sign_up();
		$this->run_jobs( HOUR_IN_SECONDS );
		self::assertSame( array( self::ANN ), self::recipients() );
		self::assertSame( 1, self::rows( 'subscriber_mails', "state = 'unsure'" ) );
	}
}
