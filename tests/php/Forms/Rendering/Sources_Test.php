<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Rendering;

use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Tests\Forms\Forms_Case;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * Forms are found again in pages, widgets and themes, and only where visitors may see them.
 */
final class Sources_Test extends Forms_Case {

	private const ANN = array(
		'name'    => 'Ann O\'Hara',
		'email'   => 'ann@example.org',
		'message' => "Hello,\r\n<b>you</b> & \"all\" \\ 😀",
	);

	public function test_a_private_page_takes_nothing_from_strangers(): void {
		$id     = $this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		foreach ( array( 'draft', 'private', 'trash' ) as $status ) {
			wp_update_post(
				array(
					'ID'          => $id,
					'post_status' => $status,
				)
			);
			self::assertSame( 404, $this->post( $values )->get_status(), $status );
		}
		wp_update_post(
			array(
				'ID'            => $id,
				'post_status'   => 'publish',
				'post_password' => 'x',
			)
		);
		self::assertSame( 404, $this->post( $values )->get_status() );
		self::assertSame( 0, $this->responses() );
	}

	public function test_a_cached_page_works_after_the_form_was_changed(): void {
		$id     = $this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $id,
					'post_content' => str_replace(
						'wp:jetpack/contact-form -->',
						'wp:jetpack/contact-form {"to":"new@example.org"} -->',
						self::CONTACT
					),
				)
			)
		);
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( array( 'new@example.org' ), $this->mails[0]['to'] );
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => 'Closed.',
			)
		);
		self::assertSame( 404, $this->post( array( 'contact-form-hash' => 'x' ) + $values )->get_status() );
	}

	public function test_a_form_that_stands_in_no_stored_content(): void {
		$this->publish( 'Nothing here.' );
		$html   = do_blocks(
			str_replace(
				'wp:jetpack/contact-form -->',
				'wp:jetpack/contact-form {"to":"theme@example.org"} -->',
				self::CONTACT
			)
		);
		$values = $this->inputs( $html );
		$prefix = 'g' . $values['contact-form-id'] . '-';
		foreach ( self::ANN as $name => $value ) {
			$values[ $prefix . $name ] = $value;
		}
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( array( 'theme@example.org' ), $this->mails[0]['to'] );
	}

	public function test_a_form_in_a_widget(): void {
		update_option(
			'widget_block',
			array(
				7              => array( 'content' => self::CONTACT ),
				'_multiwidget' => 1,
			)
		);
		$this->publish( 'Nothing here.' );
		$this->forms->enter_widget( 'block-7' );
		$values = $this->inputs( do_blocks( self::CONTACT ) );
		$this->forms->enter_widget( '' );
		self::assertSame( 'widget-block-7', $values['contact-form-id'] );
		$reference = $this->tokens()->read( $values['jetpack_contact_form_jwt'] );
		self::assertSame( 'widget', $reference['kind'] ?? '' );
		self::assertSame(
			200,
			$this->post(
				array(
					'gwidget-block-7-name'  => 'Ann',
					'gwidget-block-7-email' => 'a@example.org',
				) + $values
			)->get_status()
		);
	}

	public function test_old_responses_can_be_read(): void {
		$id   = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'feedback',
					'post_status'  => 'publish',
					'post_content' => "Hi there\n<!--more-->\nAUTHOR: Ann\nAUTHOR EMAIL: ann@example.org\nSUBJECT: Old\nIP: 192.0.2.1\nJSON_DATA\n" . wp_json_encode(
						array(
							'1_Name'      => 'Ann',
							'2_Email'     => 'ann@example.org',
							'3_Message'   => 'Hi there',
							'entry_title' => 'Page',
						)
					),
				)
			)
		);
		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		$old = new Feedback( $post );
		self::assertSame( array( 'Name', 'Email', 'Message' ), array_column( $old->fields(), 'label' ) );
		self::assertSame( 'ann@example.org', $old->first( 'email' ) );
		self::assertSame( 'Old', $old->text( 'subject' ) );
		self::assertSame( 'Page', $old->text( 'entry_title' ) );
	}
}
