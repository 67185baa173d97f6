<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Mail;

use Slipstream\Tests\Forms\Forms_Case;
use WP_PHPMailer;

require_once dirname( __DIR__ ) . '/Forms_Case.php';
require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
require_once ABSPATH . WPINC . '/class-wp-phpmailer.php';

/**
 * Written by WordPress as it is sent, but for the handing over to a server.
 */
final class Mailer_Test extends Forms_Case {

	private const ANN = array(
		'name'    => 'Ann O\'Hara',
		'email'   => 'ann@example.org',
		'message' => "Hello,\r\n<b>you</b> & \"all\" 😀",
	);

	protected function setUp(): void {
		parent::setUp();
		remove_filter( 'pre_wp_mail', array( $this, 'catch_mail' ) );
		$GLOBALS['phpmailer'] = new class( true ) extends WP_PHPMailer { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The one that wp_mail() uses.

			/** Nothing leaves this machine. */
			public function postSend(): bool { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHPMailer's name.
				return true;
			}
		};
	}

	protected function tearDown(): void {
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	/** @return array<string, string> The email as it was written: its head, and its parts by their type. */
	private static function written(): array {
		$mailer = $GLOBALS['phpmailer'];
		self::assertInstanceOf( WP_PHPMailer::class, $mailer );
		$mime         = str_replace( "\r\n", "\n", $mailer->getSentMIMEMessage() );
		list( $head ) = explode( "\n\n", $mime, 2 );
		$parts        = array( 'head' => (string) preg_replace( '/\n\s+/', ' ', $head ) );
		$has_parts    = preg_match( '/boundary="([^"]+)"/', $head, $found );
		self::assertSame( 1, $has_parts, 'It has more than one part.' );
		foreach ( array_slice( explode( '--' . $found[1], $mime ), 1, -1 ) as $part ) {
			list( $headers, $body ) = explode( "\n\n", trim( $part ), 2 );
			preg_match( '/^Content-Type: ([^;\s]+)/mi', $headers, $type );
			preg_match( '/^Content-Transfer-Encoding: (\S+)/mi', $headers, $encoding );
			$parts[ $type[1] ?? '' ] = match ( $encoding[1] ?? '' ) {
				'base64'           => (string) base64_decode( $body ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As emails are written.
				'quoted-printable' => quoted_printable_decode( $body ),
				default            => $body,
			};
		}
		return $parts;
	}

	public function test_is_from_the_site_and_replies_go_to_the_visitor(): void {
		$this->publish( self::CONTACT );
		$this->send( self::ANN );
		$head = self::written()['head'];
		self::assertMatchesRegularExpression( '/^To: admin@example\.test$/m', $head );
		self::assertMatchesRegularExpression( '/^Subject: \[Tests\] Contact & more$/m', $head );
		self::assertMatchesRegularExpression( '/^Reply-To: Ann O\'Hara <ann@example\.org>$/m', $head );
		preg_match( '/^From: .*$/m', $head, $from );
		self::assertStringNotContainsString( 'ann@', $from[0] ?? '' );
	}

	public function test_is_html_with_what_a_visitor_wrote_escaped(): void {
		$this->publish( self::CONTACT );
		$this->send( self::ANN );
		$parts = self::written();
		self::assertMatchesRegularExpression( '/^Content-Type: multipart\/alternative;/m', $parts['head'] );
		self::assertStringContainsString(
			"Hello,<br />\n&lt;b&gt;you&lt;/b&gt; &amp; &quot;all&quot;",
			$parts['text/html']
		);
		self::assertStringContainsString(
			'page=slipstream-forms#/responses/' . $this->response()->post->ID,
			$parts['text/html']
		);
	}

	public function test_has_a_plain_part_that_says_the_same(): void {
		$this->publish( self::CONTACT );
		$this->send( self::ANN );
		$plain = self::written()['text/plain'];
		self::assertStringContainsString(
			"Name:\nAnn O'Hara\n\nEmail:\nann@example.org\n\nMessage:\nHello,\n<b>you</b> & \"all\" 😀\n\n",
			$plain
		);
		self::assertStringContainsString( get_permalink() . "\n", $plain );
		self::assertStringContainsString( 'page=slipstream-forms#/responses/' . $this->response()->post->ID, $plain );
	}

	public function test_the_plain_part_is_not_left_for_the_next_email(): void {
		$this->publish( self::CONTACT );
		$this->send( self::ANN );
		wp_mail( 'ben@example.org', 'Another', 'Of something else' );
		self::assertStringNotContainsString( 'Hello', $GLOBALS['phpmailer']->getSentMIMEMessage() );
	}

	public function test_has_no_address_for_replies_where_the_form_asks_for_none(): void {
		$this->publish(
			'<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"label":"Name"} /--></div><!-- /wp:jetpack/contact-form -->'
		);
		$this->send( array( 'name' => 'Ann' ) );
		self::assertStringNotContainsString( 'Reply-To', self::written()['head'] );
	}

	public function test_a_filter_has_the_last_word(): void {
		$this->publish( self::CONTACT );
		add_filter(
			'slipstream_form_mail',
			static fn ( array $mail ): array => array(
				'to'   => array( 'ben@example.org' ),
				'text' => 'In short',
			) + $mail
		);
		$this->send( self::ANN );
		$parts = self::written();
		self::assertMatchesRegularExpression( '/^To: ben@example\.org$/m', $parts['head'] );
		self::assertSame( 'In short', trim( $parts['text/plain'] ) );
	}
}
