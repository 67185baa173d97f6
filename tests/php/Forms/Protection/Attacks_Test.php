<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Protection;

use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Protection\Spam_Check;
use Slipstream\Plugin;
use Slipstream\Support\Csv;
use Slipstream\Support\Secrets;
use Slipstream\Tests\Forms\Forms_Case;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * Spam is kept apart, everything else is refused with a 4xx.
 */
final class Attacks_Test extends Forms_Case {

	private const ANN = array(
		'name'  => 'Ann',
		'email' => 'ann@example.org',
	);

	public function test_references_cannot_be_made_up(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		$token  = $values['jetpack_contact_form_jwt'];
		$own    = ( new Secrets( 'another key' ) )->encrypt( (string) gzcompress( '{"for":"form","form":"1","hash":"x","kind":"inline","source":"","page":0,"path":"/","ordinal":0,"time":1}' ) );
		foreach ( array( '', 'x', $own, substr( $token, 0, -6 ) . 'AAAAA=', $this->tokens()->seal( 'file', array( 'form' => '1' ) ), str_repeat( 'a', 300000 ), array( $token ) ) as $forged ) {
			$answer = $this->post( array( 'jetpack_contact_form_jwt' => $forged ) + $values );
			self::assertSame( 400, $answer->get_status() );
			self::assertSame( 'form_bad_reference', $answer->get_data()['code'] );
		}
		unset( $values['jetpack_contact_form_jwt'] );
		self::assertSame( 400, $this->post( $values )->get_status() );
		self::assertSame( 0, $this->responses() );
	}

	public function test_files_that_php_drops_are_missed(): void {
		$field = '<!-- wp:jetpack/field-file {"label":"%s","maxfiles":15} /-->';
		$this->publish( '<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form">' . sprintf( $field, 'One' ) . sprintf( $field, 'Two' ) . '</div><!-- /wp:jetpack/contact-form -->' );
		$values = $this->fill( array() );
		$limit  = (int) ini_get( 'max_file_uploads' );
		$files  = static fn ( int $count ): array => array(
			'name'     => array_fill( 0, $count, 'a.png' ),
			'tmp_name' => array_fill( 0, $count, '/nowhere' ),
			'error'    => array_fill( 0, $count, UPLOAD_ERR_OK ),
			'size'     => array_fill( 0, $count, 10 ),
		);
		$prefix = 'g' . $values['contact-form-id'] . '-';
		$said   = fn ( int $one, int $two ): array => array_column(
			$this->post(
				$values,
				array(
					"{$prefix}one" => $files( $one ),
					"{$prefix}two" => $files( $two ),
				)
			)->get_data()['data']['errors'],
			'message',
			'field'
		);
		self::assertStringContainsString( "fewer than $limit files", $said( 15, $limit - 15 )[''] );
		self::assertArrayNotHasKey( '', $said( 15, $limit - 16 ) );
	}

	public function test_only_the_forms_own_fields_are_kept(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN ) + array(
			'g999-secret'       => 'x',
			'to'                => 'evil@example.org',
			'subject'           => 'Evil',
			'contact-form-hash' => 'forged',
			'saveResponses'     => '0',
		);
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( array( 'Name', 'Email', 'Message' ), array_column( $this->response()->fields(), 'label' ) );
		self::assertSame( array( 'admin@example.test' ), $this->mails[0]['to'] );
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( $this->mails ) );
	}

	public function test_headers_cannot_be_injected(): void {
		$this->publish( str_replace( 'wp:jetpack/contact-form -->', 'wp:jetpack/contact-form {"subject":"Hi\r\nBcc: evil@example.org"} -->', self::CONTACT ) );
		self::assertSame( 200, $this->send( array( 'name' => "Ann\r\nBcc: evil@example.org\" <evil@example.org>, x" ) + self::ANN )->get_status() );
		foreach ( array( $this->mails[0]['subject'], ...$this->mails[0]['headers'] ) as $line ) {
			self::assertDoesNotMatchRegularExpression( '/[\r\n]/', $line );
		}
		$addresses = preg_grep( '/@/', $this->mails[0]['headers'] );
		self::assertCount( 1, $addresses );
		self::assertMatchesRegularExpression( '/^[^@,]* <ann@example\.org>$/', (string) reset( $addresses ) );
	}

	public function test_malformed_requests(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		$name   = 'g' . $values['contact-form-id'] . '-name';
		$cases  = array(
			'not UTF-8'      => array( array( $name => "\xC3\x28" ) + $values, 400 ),
			'an odd key'     => array( $values + array( "\xFF" => 'x' ), 400 ),
			'a list'         => array( array( $name => array( 'a', 'b' ) ) + $values, 422 ),
			'a deep list'    => array( array( $name => array( array( array( 'a' ) ) ) ) + $values, 422 ),
			'10,000 fields'  => array( $values + array_fill_keys( array_map( static fn ( int $number ): string => "x$number", range( 1, 10000 ) ), 'x' ), 400 ),
			'a long text'    => array( array( $name => str_repeat( 'x', 2000000 ) ) + $values, 422 ),
			'files as texts' => array( $values + array( 'file-kept' => array( '../../wp-config.php' ) ), 200 ),
		);
		foreach ( $cases as $what => list( $sent, $status ) ) {
			self::assertSame( $status, $this->post( $sent )->get_status(), $what );
		}
		self::assertSame( 400, $this->rest( 'POST', '/slipstream/v1/forms/submit', array( 'a' => array( 'b' => 1 ) ) )->get_status() );
	}

	public function test_spam_is_kept_apart_and_not_mailed(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( array( 'message' => 'first' ) + self::ANN );
		$form   = $this->forms->build( $this->tokens()->read( $values['jetpack_contact_form_jwt'] ), new \Slipstream\Forms\Fields\Submission_Attempt( array() ) );
		self::assertNotNull( $form );
		$trap = Spam_Check::honeypot_name( $form );
		self::assertArrayHasKey( $trap, $values );
		self::assertSame( 200, $this->post( array( $trap => 'x' ) + $values )->get_status(), 'Programs are not told.' );
		self::assertSame( array( 'spam', 'trap' ), array( $this->response()->post->post_status, $this->response()->text( 'spam' ) ) );

		update_option( 'disallowed_keys', "casino\n" );
		$this->send( array( 'message' => 'Best CASINO ever' ) + self::ANN );
		self::assertSame( array( 'spam', 'words' ), array( $this->response()->post->post_status, $this->response()->text( 'spam' ) ) );
		self::assertSame( array(), $this->mails );
		$this->send( array( 'message' => 'fine' ) + self::ANN );
		self::assertSame( 'publish', $this->response()->post->post_status );
	}

	/**
	 * In a process of its own: the class would stay, and others look whether Akismet is there.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_akismet_is_asked_where_it_is(): void {
		require_once dirname( __DIR__ ) . '/akismet-stand-in.php';
		\Akismet::$asked = array();
		$this->publish( self::CONTACT );
		$this->send( array( 'message' => 'viagra-test-123' ) + self::ANN );
		self::assertSame( array( 'spam', 'akismet' ), array( $this->response()->post->post_status, $this->response()->text( 'spam' ) ) );
		parse_str( \Akismet::$asked[0][0], $query );
		self::assertSame( 'comment-check', \Akismet::$asked[0][1] );
		self::assertSame( array( 'contact-form', 'Ann', 'ann@example.org' ), array( $query['comment_type'], $query['comment_author'], $query['comment_author_email'] ) );
		$this->send( array( 'message' => 'fine' ) + self::ANN );
		self::assertSame( 'publish', $this->response()->post->post_status );
	}

	public function test_the_same_twice_is_kept_once(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 1, $this->responses() );
		self::assertCount( 1, $this->mails );
		self::assertSame( 200, $this->send( array( 'name' => 'Bo' ) + self::ANN )->get_status() );
		self::assertSame( 2, $this->responses() );
	}

	public function test_too_many(): void {
		add_filter(
			'slipstream_form_limits',
			static fn (): array => array(
				'visitor' => 2,
				'site'    => 3,
			)
		);
		$this->publish( self::CONTACT );
		$send   = fn ( int $number ): int => $this->send( array( 'name' => "Ann $number" ) + self::ANN )->get_status();
		self::assertSame( array( 200, 200, 429 ), array_map( $send, array( 1, 2, 3 ) ) );
		$answer = $this->send( array( 'name' => 'Ann 3' ) + self::ANN );
		self::assertSame( 429, $answer->get_status() );
		self::assertGreaterThan( 0, (int) $answer->get_headers()['Retry-After'] );
		self::assertLessThanOrEqual( 600, (int) $answer->get_headers()['Retry-After'] );
		self::assertSame( $answer->get_data()['data']['retry_after'], (int) $answer->get_headers()['Retry-After'] );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		$statuses               = array_map( $send, array( 4, 5 ) );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		self::assertSame( array( 200, 200 ), $statuses, 'Another visitor is not shut out.' );
		self::assertSame( array( 'spam', 'flood' ), array( $this->response()->post->post_status, $this->response()->text( 'spam' ) ), 'What the site gets beyond its limit is held.' );
		self::assertSame( 4, $this->responses() );
		self::assertCount( 3, $this->mails );

		$values = $this->fill( array( 'name' => 'Kept "text"' ) + self::ANN );
		$this->new_request();
		self::assertNull( Plugin::module( Forms_Module::class )->services()->page( $this->forms )->take( wp_slash( $values ), array() ) );
		$html = $this->page();
		self::assertStringContainsString( 'Too many forms', $html );
		self::assertStringContainsString( 'value="Kept &quot;text&quot;"', $html );
	}

	public function test_nobody_can_comment_on_a_response(): void {
		$this->publish( self::CONTACT );
		$this->send( self::ANN );
		self::assertSame( 'open', $this->response()->post->comment_status );
		self::assertFalse( comments_open( $this->response()->post->ID ) );
	}

	public function test_a_redirect_stays_on_the_site(): void {
		$this->publish( self::CONTACT );
		$values                 = $this->fill( self::ANN );
		$_SERVER['REQUEST_URI'] = '//evil.example/path';
		$this->new_request();
		$address = (string) Plugin::module( Forms_Module::class )->services()->page( $this->forms )->take( wp_slash( $values ), array() );
		self::assertStringStartsWith( '/evil.example/path?', $address );
	}

	/** @dataProvider formulas */
	public function test_no_cell_is_a_formula( string $text, bool $is_marked ): void {
		self::assertSame( $is_marked ? "'$text" : $text, Csv::cell( $text ) );
	}

	/** @dataProvider inner_formulas */
	public function test_no_part_of_a_cell_is_a_formula( string $text, string $cell ): void {
		self::assertSame( $cell, Csv::cell( $text ) );
	}

	/**
	 * Texts with what other separators, or a line break, make a cell of; and the cells.
	 *
	 * @return iterable<array{string, string}>
	 */
	public static function inner_formulas(): iterable {
		yield array( 'a;=1+1', "a;'=1+1" );
		yield array( "\t=1", "'\t'=1" );
		yield array( " \n=1", "' \n'=1" );
		yield array( "a\t+1+1", "a\t'+1+1" );
		yield array( "Hello\n@SUM(A1)\r\n-x", "Hello\n'@SUM(A1)\r\n'-x" );
		yield array( "a; \u{A0}=1", "a;' \u{A0}=1" );
		yield array( 'a;"=1"', "a;'\"=1\"" );
		yield array( 'a;＝1;＋1;－1;＠A1', "a;'＝1;'＋1;'－1;'＠A1" );
		yield array( "a\u{2028}=1", "a\u{2028}'=1" );
		yield array( "\u{FEFF}=1", "'\u{FEFF}=1" );
		yield array( "\xFFa\n=1", "?a\n'=1" );
		yield array( "1;-5;2,5\n-3", "1;-5;2,5\n-3" );
		yield array( "Dear all;\nsee you; bye - Ann", "Dear all;\nsee you; bye - Ann" );
	}

	/** @return iterable<array{string, bool}> Texts, and whether they must be marked. */
	public static function formulas(): iterable {
		foreach ( array( '=1+1', '+1', '-1+1', '@SUM(A1)', '＝1', "\rx", '|calc' ) as $text ) {
			yield array( $text, true );
		}
		foreach ( array( 'a=b', '-5', '12.5', '', 'a@example.org', '😀', 'Ann' ) as $text ) {
			yield array( $text, false );
		}
	}
}
