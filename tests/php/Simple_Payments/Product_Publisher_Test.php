<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Simple_Payments;

use Slipstream\Simple_Payments\Product_Type;
use Slipstream\Tests\Test_Case;

/** Products go on sale with the post or the widget that sells them, whoever publishes it and by whatever means. */
final class Product_Publisher_Test extends Test_Case {

	private static function product( int $author, string $text = 'From our tree' ): int {
		if ( ! post_type_exists( Product_Type::NAME ) ) {
			Product_Type::register();
		}
		return (int) wp_insert_post(
			wp_slash(
				array(
					'post_type'    => Product_Type::NAME,
					'post_status'  => 'draft',
					'post_title'   => 'Plum jam',
					'post_content' => $text,
					'post_author'  => $author,
				)
			)
		);
	}

	private static function block( int $product ): string {
		return "<!-- wp:jetpack/simple-payments {\"email\":\"shop@example.com\",\"productId\":$product} -->\n"
			. "<div class=\"jetpack-simple-payments-wrapper jetpack-simple-payments-$product\"></div>\n"
			. '<!-- /wp:jetpack/simple-payments -->';
	}

	/** @param array<string, mixed> $more */
	private static function page( int $author, string $content, string $status = 'draft', array $more = array() ): int {
		return (int) wp_insert_post(
			wp_slash(
				$more + array(
					'post_title'   => 'Jam',
					'post_content' => $content,
					'post_status'  => $status,
					'post_author'  => $author,
				)
			)
		);
	}

	private static function set_status( int $page, string $status ): void {
		wp_update_post(
			array(
				'ID'          => $page,
				'post_status' => $status,
			)
		);
	}

	/** @return array<string, array{string}> What names the product with ID 0. */
	public static function texts(): array {
		return array(
			'a block'              => array( self::block( 0 ) ),
			'a block in a block'   => array( '<!-- wp:group --><div class="wp-block-group">' . self::block( 0 ) . '</div><!-- /wp:group -->' ),
			'a block that is text' => array( str_replace( ':0}', ':"0"}', self::block( 0 ) ) ),
			'an old shortcode'     => array( '<p>Buy</p>[simple-payment id="0"]' ),
			'huge content'         => array( str_repeat( "<!-- wp:paragraph --><p>Jam {\"productId\":7} -->\n</p><!-- /wp:paragraph -->", 60000 ) . self::block( 0 ) ),
			'openings of nothing'  => array( str_repeat( '<!-- wp:jetpack/simple-payments {', 60000 ) . self::block( 0 ) ),
		);
	}

	/** @dataProvider texts */
	public function test_a_product_is_a_draft_until_its_post_is_public( string $text ): void {
		$author  = $this->sign_in( 'administrator' )->ID;
		$product = self::product( $author );
		$page    = self::page( $author, str_replace( array( ':0}', '"0"', 's-0' ), array( ":$product}", "\"$product\"", "s-$product" ), $text ) );
		self::assertSame( 'draft', get_post_status( $product ) );
		self::set_status( $page, 'pending' );
		self::assertSame( 'draft', get_post_status( $product ) );
		self::set_status( $page, 'publish' );
		self::assertSame( 'publish', get_post_status( $product ) );
	}

	public function test_a_private_post_sells_to_those_who_read_it_and_a_template_to_all(): void {
		$author                     = $this->sign_in( 'administrator' )->ID;
		list( $private, $template ) = array( self::product( $author ), self::product( $author ) );
		self::page( $author, self::block( $private ), 'private' );
		self::page( $author, self::block( $template ), 'publish', array( 'post_type' => 'wp_template' ) );
		self::assertSame( array( 'publish', 'publish' ), array( get_post_status( $private ), get_post_status( $template ) ) );
	}

	public function test_a_product_that_is_made_for_a_public_post_goes_on_sale_when_the_post_is_saved(): void {
		$author  = $this->sign_in( 'author' )->ID;
		$page    = self::page( $author, 'Soon', 'publish' );
		$product = self::product( $author );
		$this->rest( 'POST', "/wp/v2/posts/$page", array( 'content' => self::block( $product ) ) );
		self::assertSame( 'publish', get_post_status( $product ) );
	}

	public function test_nobody_is_signed_in_when_a_scheduled_post_goes_out(): void {
		$text    = 'A <iframe src="https://example.com/"></iframe> \ "jar"';
		$author  = $this->sign_in( 'author' )->ID;
		$product = self::product( $author, $text );
		$page    = self::page( $author, self::block( $product ), 'future', array( 'post_date' => gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS ) ) );
		$typed   = get_post( $product )->post_content;
		self::assertSame( array( 'future', 'draft' ), array( get_post_status( $page ), get_post_status( $product ) ) );
		wp_set_current_user( 0 );
		kses_init();
		wp_publish_post( $page );
		self::assertSame( array( 'publish', 'publish' ), array( get_post_status( $page ), get_post_status( $product ) ) );
		self::assertSame( $typed, get_post( $product )->post_content );
	}

	public function test_what_an_editor_has_made_for_a_contributor_goes_out_with_the_scheduled_post(): void {
		$contributor = $this->sign_in( 'contributor' )->ID;
		$page        = self::page( $contributor, 'Soon' );
		$product     = self::product( $this->sign_in( 'editor' )->ID );
		$this->rest(
			'POST',
			"/wp/v2/posts/$page",
			array(
				'content' => self::block( $product ),
				'status'  => 'future',
				'date'    => gmdate( 'Y-m-d\TH:i:s', time() + DAY_IN_SECONDS ),
			)
		);
		self::assertSame( array( 'future', 'draft' ), array( get_post_status( $page ), get_post_status( $product ) ) );
		wp_set_current_user( 0 );
		wp_publish_post( $page );
		self::assertSame( 'publish', get_post_status( $product ) );
	}

	public function test_a_command_publishes_what_the_author_of_the_post_may_sell(): void {
		$author  = $this->sign_in( 'author' )->ID;
		$product = self::product( $author );
		wp_set_current_user( 0 );
		self::page( $author, self::block( $product ), 'publish' );
		self::assertSame( 'publish', get_post_status( $product ) );
	}

	public function test_nobody_sells_anothers_product(): void {
		$owner   = $this->sign_in( 'author' )->ID;
		$product = self::product( $owner );
		self::page( $owner, self::block( $product ) );
		$other = $this->sign_in( 'author' )->ID;
		self::page( $other, self::block( $product ), 'publish' );
		self::assertSame( 'draft', get_post_status( $product ), 'Another author may not.' );
		$contributor = $this->sign_in( 'contributor' )->ID;
		$page        = self::page( $contributor, self::block( $product ), 'pending' );
		$this->sign_in( 'editor' );
		self::set_status( $page, 'publish' );
		self::assertSame( 'draft', get_post_status( $product ), 'An editor may, but it is to go out with its own post.' );
	}

	public function test_a_post_of_another_kind_is_not_published(): void {
		$author = $this->sign_in( 'administrator' )->ID;
		$draft  = self::page( $author, 'Not a product' );
		self::page( $author, self::block( $draft ), 'publish' );
		self::assertSame( 'draft', get_post_status( $draft ) );
	}

	public function test_revisions_and_what_is_in_the_trash_sell_nothing(): void {
		$author  = $this->sign_in( 'administrator' )->ID;
		$product = self::product( $author );
		$page    = self::page( $author, self::block( $product ) );
		wp_save_post_revision( $page );
		wp_trash_post( $page );
		self::assertSame( 'draft', get_post_status( $product ) );
	}

	/** Another page may sell it, and nobody opens this one. */
	public function test_what_was_sold_stays_published_when_its_post_is_not(): void {
		$author  = $this->sign_in( 'author' )->ID;
		$product = self::product( $author );
		$page    = self::page( $author, self::block( $product ), 'publish' );
		self::set_status( $page, 'draft' );
		self::assertSame( 'publish', get_post_status( $product ) );
	}

	public function test_a_widget_sells_once_it_is_saved_by_somebody_who_may(): void {
		$product = self::product( $this->sign_in( 'author' )->ID );
		$this->sign_in( 'subscriber' );
		$widgets = array( 2 => array( 'content' => self::block( $product ) ) );
		update_option( 'widget_block', $widgets );
		self::assertSame( 'draft', get_post_status( $product ) );
		$this->sign_in( 'administrator' );
		update_option( 'widget_block', $widgets + array( 3 => array( 'content' => '<p>More</p>' ) ) );
		self::assertSame( 'publish', get_post_status( $product ) );
	}

	public function test_the_route_tells_the_post_that_a_product_is_sold_in(): void {
		$author  = $this->sign_in( 'author' )->ID;
		$product = self::product( $author );
		$home    = fn (): int => $this->rest( 'GET', '/wp/v2/' . Product_Type::NAME . "/$product", array( 'context' => 'edit' ) )->get_data()['slipstream_home'];
		self::assertSame( 0, $home() );
		$first   = self::page( $author, self::block( $product ) );
		self::page( $author, self::block( $product ) );
		self::assertSame( $first, $home(), 'The second is a copy.' );
		wp_trash_post( $first );
		self::assertSame( 0, $home() );
		$third = self::page( $author, self::block( $product ) );
		self::assertSame( $third, $home() );
	}
}
