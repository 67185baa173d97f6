<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms;

use ReflectionProperty;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Forms\Rendering\Forms;
use Slipstream\Forms\Rest\Feedback_Controller;
use Slipstream\Forms\Rest\Form_Submit_Controller;
use Slipstream\Forms\Sending\Submission;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_Block;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Draws forms as pages do and sends them as visitors do.
 */
abstract class Forms_Case extends Test_Case {

	protected const CONTACT = '<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} -->
<div><!-- wp:jetpack/label {"label":"Name"} /-->

<!-- wp:jetpack/input /--></div>
<!-- /wp:jetpack/field-name -->

<!-- wp:jetpack/field-email {"required":true} -->
<div><!-- wp:jetpack/label {"label":"Email"} /-->

<!-- wp:jetpack/input {"placeholder":"you@example.org"} /--></div>
<!-- /wp:jetpack/field-email -->

<!-- wp:jetpack/field-textarea -->
<div><!-- wp:jetpack/label {"label":"Message"} /-->

<!-- wp:jetpack/input {"type":"textarea"} /--></div>
<!-- /wp:jetpack/field-textarea --></div>
<!-- /wp:jetpack/contact-form -->';

	/** @var list<string> Names of the blocks that these tests have registered. */
	private array $registered = array();

	/** @var list<array<string, mixed>> Emails that were sent. */
	protected array $mails = array();

	protected Forms $forms;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		Feedback_Type::register( Feedback_Controller::class );
		$this->register_blocks();
		$this->new_request();
		remove_filter( 'pre_wp_mail', '__return_true' );
		add_filter( 'pre_wp_mail', array( $this, 'catch_mail' ), 10, 2 );
		add_filter( 'slipstream_form_min_seconds', '__return_zero' );
	}

	protected function tearDown(): void {
		global $wp_query, $wp_the_query, $post;
		remove_filter( 'pre_wp_mail', array( $this, 'catch_mail' ) );
		add_filter( 'pre_wp_mail', '__return_true' );
		foreach ( array( 'slipstream_form_min_seconds', 'slipstream_form_limits', 'slipstream_form_spam', 'slipstream_form_mail', 'slipstream_form_keep_ip', 'slipstream_form_mail_limit', 'slipstream_form_retention_days' ) as $filter ) {
			remove_all_filters( $filter );
		}
		foreach ( $this->registered as $name ) {
			WP_Block_Type_Registry::get_instance()->unregister( $name );
		}
		$wp_query     = new WP_Query();
		$wp_the_query = $wp_query;
		$post         = null;
		$_GET         = array();
		wp_clear_scheduled_hook( 'slipstream_forms_clean' );
		wp_clear_scheduled_hook( 'slipstream_forms_clean_soon' );
		parent::tearDown();
	}

	/** Keeps an email in the place of sending it. */
	public function catch_mail( mixed $sent, mixed $mail ): bool {
		$this->mails[] = (array) $mail;
		return true;
	}

	/** Forgets what was drawn, as a new request does. */
	protected function new_request(): void {
		$this->forms = Plugin::module( Forms_Module::class )->services()->forms();
		$forms       = $this->forms;
		// The module keeps the forms of a request for as long as its process lives.
		( new ReflectionProperty( Forms_Module::class, 'forms' ) )->setValue( Plugin::module( Forms_Module::class ), $forms );
		add_shortcode( 'contact-form', static fn ( $attributes, $content ): string => $forms->render_shortcode( $attributes, (string) $content ) );
		add_shortcode( 'contact-field', static fn ( $attributes ): string => $forms->render_field_shortcode( $attributes ) );
	}

	/**
	 * Publishes a page and opens it.
	 *
	 * @param array<string, mixed> $post More of the post.
	 */
	protected function publish( string $content, array $post = array() ): int {
		$id = wp_insert_post(
			wp_slash(
				$post + array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => 'Contact & more',
					'post_content' => $content,
				)
			)
		);
		self::assertIsInt( $id );
		$this->open( $id );
		return $id;
	}

	/** Opens a page as the main query does. */
	protected function open( int $id ): void {
		global $wp_query, $wp_the_query;
		$wp_query               = new WP_Query(
			array(
				'p'           => $id,
				'post_type'   => 'any',
				'post_status' => 'any',
			)
		);
		$wp_the_query           = $wp_query;
		$_SERVER['REQUEST_URI'] = "/?page_id=$id";
		$wp_query->the_post();
	}

	/** The page's content as visitors get it. */
	protected function page(): string {
		return (string) apply_filters( 'the_content', get_the_content() );
	}

	/** @return array<string, mixed> The values that a browser would send for the page's form with nothing filled in. */
	protected function inputs( string $html, int $number = 0 ): array {
		$forms  = explode( '<form', $html );
		$form   = new WP_HTML_Tag_Processor( '<form' . explode( '</form>', $forms[ $number + 1 ] )[0] );
		$values = array();
		while ( $form->next_tag() ) {
			$name = $form->get_attribute( 'name' );
			$type = $form->get_attribute( 'type' );
			if ( ! is_string( $name ) || 'file' === $type || ( in_array( $type, array( 'radio', 'checkbox' ), true ) && null === $form->get_attribute( 'checked' ) ) ) {
				continue;
			}
			$value = in_array( $form->get_tag(), array( 'INPUT' ), true ) ? (string) $form->get_attribute( 'value' ) : '';
			if ( str_ends_with( $name, '[]' ) ) {
				$values[ substr( $name, 0, -2 ) ][] = $value;
			} else {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}

	/**
	 * Fills in the page's form and sends it as a script does.
	 *
	 * @param array<string, mixed> $answers By label's slug, such as name.
	 */
	protected function send( array $answers, int $number = 0 ): WP_REST_Response {
		return $this->post( $this->fill( $answers, $number ) );
	}

	/**
	 * Fills in the page's form.
	 *
	 * @param array<string, mixed> $answers By label's slug, such as name.
	 * @return array<string, mixed>
	 */
	protected function fill( array $answers, int $number = 0 ): array {
		$this->new_request();
		$values = $this->inputs( $this->page(), $number );
		$prefix = 'g' . $values['contact-form-id'] . '-';
		foreach ( $answers as $name => $value ) {
			$values[ array_key_exists( $name, $values ) ? $name : $prefix . $name ] = $value;
		}
		return $values;
	}

	/**
	 * Sends values as a script does.
	 *
	 * @param array<string, mixed> $values
	 * @param array<string, mixed> $files  Files as PHP gives them.
	 */
	protected function post( array $values, array $files = array() ): WP_REST_Response {
		unset( $values['_wpnonce'] );
		$this->new_request();
		$forms   = $this->forms;
		$request = new WP_REST_Request( 'POST', '/slipstream/v1/forms/submit' );
		$request->set_body_params( $values );
		$request->set_file_params( $files );
		$services = Plugin::module( Forms_Module::class )->services();
		$submit   = new Form_Submit_Controller( static fn (): Submission => $services->submission( $forms ), $services->confirmation() );
		$answer   = $submit->create_item( $request );
		return is_wp_error( $answer ) ? rest_convert_error_to_response( $answer ) : $answer;
	}

	/** The newest response. */
	protected function response(): Feedback {
		$posts = get_posts(
			array(
				'post_type'   => Feedback_Store::TYPE,
				'post_status' => array( 'publish', 'spam' ),
				'numberposts' => 1,
				'orderby'     => 'ID',
			)
		);
		self::assertCount( 1, $posts, 'A response was stored.' );
		return new Feedback( $posts[0] );
	}

	/** How many responses there are. */
	protected function responses(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'feedback'" );
	}

	/** A reference of our own making. */
	protected function tokens(): Form_Token {
		return Plugin::module( Forms_Module::class )->services()->tokens();
	}

	/** Registers the blocks of the sources where no build has registered them. */
	private function register_blocks(): void {
		$folder = dirname( __DIR__, 3 ) . '/blocks';
		foreach ( (array) glob( $folder . '/{contact-form,field-*,form-*,label,input,options,option,phone-input,input-range,input-rating,dropzone,fieldset-image-options,input-image-option}/block.json', GLOB_BRACE ) as $file ) {
			$metadata = json_decode( (string) file_get_contents( (string) $file ), true );
			if ( ! WP_Block_Type_Registry::get_instance()->is_registered( $metadata['name'] ) ) {
				register_block_type(
					$metadata['name'],
					array_filter(
						array(
							'render_callback'   => isset( $metadata['render'] ) ? static function ( array $attributes, string $content, WP_Block $block ) use ( $file, $metadata ): string {
								ob_start();
								require dirname( (string) $file ) . '/' . substr( $metadata['render'], strlen( 'file:' ) );
								return (string) ob_get_clean();
							} : null,
							'skip_inner_blocks' => ! empty( $metadata['slipstream']['skipInnerBlocks'] ),
							'api_version'       => 3,
							'attributes'        => $metadata['attributes'] ?? array(),
							'supports'          => $metadata['supports'] ?? array(),
							'uses_context'      => $metadata['usesContext'] ?? array(),
							'provides_context'  => $metadata['providesContext'] ?? array(),
						)
					)
				);
				$this->registered[] = $metadata['name'];
			}
		}
	}
}
