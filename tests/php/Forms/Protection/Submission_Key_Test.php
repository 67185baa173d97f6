<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Protection;

use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Protection\Submission_Key;
use Slipstream\Plugin;
use Slipstream\Tests\Forms\Forms_Case;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * People who answer alike are two, who sends once more is one; files count by what is in them.
 */
final class Submission_Key_Test extends Forms_Case {

	private const ANN = array(
		'name'  => 'Ann',
		'email' => 'ann@example.org',
	);

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	public function test_a_file_is_the_same_whether_it_is_sent_or_was_kept_of_an_earlier_attempt(): void {
		$folder = str_repeat( 'a', 32 );
		$path   = (string) File_Store::path( $folder, str_repeat( 'b', 32 ) );
		wp_mkdir_p( dirname( $path ) );
		file_put_contents( $path, 'Hello' );
		$page   = $this->publish(
			'<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-file {"label":"File"} /--></div><!-- /wp:jetpack/contact-form -->'
		);
		$token  = $this->fill( array() )['jetpack_contact_form_jwt'];
		$kept   = $this->tokens()->seal(
			'file',
			array(
				'folder' => $folder,
				'id'     => str_repeat( 'b', 32 ),
				'name'   => 'a.txt',
			)
		);
		$key    = function ( array $kept, array $uploads ) use ( $page, $token ): string {
			$reference = $this->tokens()->read( $token );
			self::assertNotNull( $reference );
			$this->new_request();
			$form = $this->forms->build( $reference, new Submission_Attempt( array( "g$page-file-kept" => $kept ) ) );
			self::assertNotNull( $form );
			return Submission_Key::of(
				new Form_Response(
					$form,
					array( new Field_Value( $form->fields()[0], '', array(), $uploads ) ),
					new Visitor( '192.0.2.1' )
				),
				$this->tokens(),
				1000
			)->hash;
		};
		$upload = static fn ( string $name, string $file ): array => array(
			'name'     => $name,
			'tmp_name' => $file,
			'type'     => 'text/plain',
			'size'     => 5,
		);
		$same   = $key( array( $kept ), array() );
		self::assertSame( $same, $key( array(), array( $upload( 'a.txt', $path ) ) ) );
		self::assertNotSame( $same, $key( array(), array( $upload( 'a.txt', __FILE__ ) ) ) );
		self::assertNotSame( $same, $key( array(), array() ) );
		File_Store::remove( $folder );
	}

	public function test_two_people_who_answer_alike_are_two(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		foreach ( array( 'a', 'b', 'b' ) as $nonce ) {
			self::assertSame(
				200,
				$this->post( array( Submission_Attempt::NONCE_FIELD => str_repeat( $nonce, 32 ) ) + $values )->get_status()
			);
		}
		self::assertSame( 2, $this->responses(), 'One address, one cached page: their scripts tell them apart.' );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		self::assertSame(
			200,
			$this->post( array( Submission_Attempt::NONCE_FIELD => str_repeat( 'b', 32 ) ) + $values )->get_status(),
			'A phone that has gone to another network meanwhile.'
		);
		self::assertSame( 2, $this->responses() );
		self::assertSame(
			200,
			$this->post( array( Submission_Attempt::NONCE_FIELD => '<script>' ) + $values )->get_status()
		);
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 4, $this->responses(), 'Without a script the address tells them apart.' );
	}

	public function test_without_a_script_the_same_may_be_sent_again_later(): void {
		global $wpdb;
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		$this->post( $values );
		$wpdb->query( "UPDATE $wpdb->posts SET post_date_gmt = '2020-01-01 00:00:00' WHERE post_type = 'feedback'" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		$this->post( $values );
		self::assertSame( 2, $this->responses() );
	}

	public function test_a_page_that_shows_an_attempt_again_sends_the_same(): void {
		$this->publish( self::CONTACT );
		$values = array( Submission_Attempt::NONCE_FIELD => str_repeat( 'c', 32 ) ) + $this->fill( self::ANN );
		$page   = fn ( array $values ): ?string => $this->take_page( $values );
		$break  = static fn (): never => throw new \Slipstream\Http\Request_Error(
			'form_in_progress',
			'Wait.',
			409,
			3
		);
		add_filter( 'slipstream_form_spam', $break );
		self::assertNull( $page( $values ) );
		remove_filter( 'slipstream_form_spam', $break );
		$html = $this->page();
		self::assertStringContainsString( 'Wait.', $html );
		$again = $this->inputs( $html );
		self::assertSame( str_repeat( 'c', 32 ), $again[ Submission_Attempt::NONCE_FIELD ] );
		foreach ( array( $values, $again, $again ) as $sent ) {
			self::assertNotNull( $page( $sent ) );
		}
		self::assertSame( 1, $this->responses() );
	}

	/**
	 * Posts values to the page.
	 *
	 * @param array<string, mixed> $values
	 */
	private function take_page( array $values ): ?string {
		$this->new_request();
		return Plugin::module( Forms_Module::class )->services()->page( $this->forms )->take(
			wp_slash( $values ),
			array()
		);
	}
}
