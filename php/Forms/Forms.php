<?php
/**
 * Forms of one request.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Closure;
use WP_Block;
use WP_Block_Type_Registry;

/**
 * Draws forms, numbers them, and lets each field find the form that it stands in. One lives as long as the request.
 */
final class Forms {

	/**
	 * Forms that are being drawn, the innermost last.
	 *
	 * @var list<Form>
	 */
	private array $open = array();

	/**
	 * How many forms each place has had.
	 *
	 * @var array<string, int>
	 */
	private array $counts = array();

	/**
	 * The widget that is being drawn.
	 *
	 * @var string
	 */
	private string $widget = '';

	/**
	 * What was sent to the page, by form id.
	 *
	 * @var array<string, Attempt>
	 */
	private array $attempts = array();

	/**
	 * Constructor.
	 *
	 * @param Form_Finder  $finder       Finds forms in content.
	 * @param Form_Token   $tokens       References to forms.
	 * @param Confirmation $confirmation What is shown afterwards.
	 * @param Closure      $use_parts    Registers a form, given as a parsed block, and the blocks that it is made of.
	 */
	public function __construct( private Form_Finder $finder, private Form_Token $tokens, private Confirmation $confirmation, private Closure $use_parts ) {}

	/**
	 * Remembers which widget is being drawn.
	 *
	 * @param string $id The widget's id, or ''.
	 */
	public function enter_widget( string $id ): void {
		$this->widget = $id;
	}

	/**
	 * Remembers what was sent to the page.
	 *
	 * @param string  $form_id The form.
	 * @param Attempt $attempt What was sent.
	 */
	public function remember( string $form_id, Attempt $attempt ): void {
		$this->attempts[ $form_id ] = $attempt;
	}

	/**
	 * Draws a block of the family.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $content    Its content.
	 * @param WP_Block             $block      The block.
	 */
	public function render_block( array $attributes, string $content, WP_Block $block ): string {
		$name = (string) $block->name;
		$form = end( $this->open ) ?: null;
		if ( Form_Finder::BLOCK === $name ) {
			return null === $form ? $this->render( $block->parsed_block ) : '';
		}
		if ( null === $form ) {
			return '';
		}
		if ( str_starts_with( $name, 'jetpack/field-' ) ) {
			$field = Field_Reader::add_block( $block->parsed_block, $form );
			return null === $field ? '' : Field_View::html( $field, $form );
		}
		return Steps_View::html( $name, $attributes, $content, $form );
	}

	/**
	 * Draws [contact-form].
	 *
	 * @param mixed  $attributes Its attributes.
	 * @param string $content    What it encloses.
	 */
	public function render_shortcode( mixed $attributes, string $content ): string {
		if ( ! $this->open ) {
			$this->use_assets();
		}
		return $this->open ? '' : $this->render( Shortcodes::parse( is_array( $attributes ) ? $attributes : array(), $content ), $content );
	}

	/**
	 * Brings the style and the script of forms to a page whose form is no block.
	 */
	private function use_assets(): void {
		( $this->use_parts )( array( 'blockName' => Form_Finder::BLOCK ) );
		$type = WP_Block_Type_Registry::get_instance()->get_registered( Form_Finder::BLOCK );
		array_map( 'wp_enqueue_style', array_merge( $type->style_handles ?? array(), $type->view_style_handles ?? array() ) );
		array_map( 'wp_enqueue_script_module', $type->view_script_module_ids ?? array() );
	}

	/**
	 * Draws [contact-field].
	 *
	 * @param mixed $attributes Its attributes.
	 */
	public function render_field_shortcode( mixed $attributes ): string {
		$form = end( $this->open ) ?: null;
		return null === $form ? '' : Field_View::html( Field_Reader::add_shortcode( is_array( $attributes ) ? $attributes : array(), $form ), $form );
	}

	/**
	 * Builds the form that a reference names, to check what was sent to it.
	 *
	 * @param array{form: string, hash: string, kind: string, source: string, page: int, path: string, ordinal: int, time: int, block?: array<string, mixed>} $reference From Form_Token.
	 * @param Attempt                                                                                                                                         $attempt   What was sent.
	 * @return Form|null Null where there is no such form any more, or it is not public.
	 */
	public function build( array $reference, Attempt $attempt ): ?Form {
		if ( ! Form_Finder::is_public( $reference['kind'], $reference['source'] ) || ( $reference['page'] > 0 && ! Form_Finder::is_public( 'post', (string) $reference['page'] ) ) ) {
			return null;
		}
		$block = $reference['block'] ?? null;
		if ( null === $block ) {
			$forms = $this->finder->forms( $reference['kind'], $reference['source'] );
			$at    = $this->finder->ordinal( $reference['kind'], $reference['source'], $reference['hash'] ) ?? $reference['ordinal'];
			$block = $forms[ $at ] ?? null;
		}
		if ( null === $block ) {
			return null;
		}
		$source = new Form_Source( $reference['kind'], $reference['source'], $reference['page'], $reference['path'] );
		$form   = new Form( $reference['form'], Form_Finder::hash( $block ), is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array(), $source, $attempt );
		$this->body( $form, $block, '' );
		// Without its fields, as when a block is switched off, a form would take anything for an answer and keep nothing.
		return $form->fields() ? $form : null;
	}

	/**
	 * Draws a form.
	 *
	 * @param array<string, mixed> $block   The parsed block.
	 * @param string               $content What a shortcode encloses.
	 */
	private function render( array $block, string $content = '' ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$place      = $this->place();
		$ref        = is_numeric( $attributes['ref'] ?? null ) ? (int) $attributes['ref'] : 0;
		if ( $ref > 0 ) {
			$stored = Form_Finder::is_public( 'form', (string) $ref ) ? $this->finder->forms( 'form', (string) $ref )[0] ?? null : null;
			if ( null === $stored ) {
				return '';
			}
			$block      = $stored;
			$attributes = array_merge( is_array( $stored['attrs'] ?? null ) ? $stored['attrs'] : array(), array_intersect_key( $attributes, array( 'align' => 1 ) ) );
		}
		$this->counts[ $place ] = ( $this->counts[ $place ] ?? 0 ) + 1;
		$id                     = $this->counts[ $place ] > 1 ? $place . '-' . $this->counts[ $place ] : $place;
		if ( ! self::is_page() ) {
			return Form_View::link( $id );
		}
		$hash                     = Form_Finder::hash( $block );
		list( $source, $ordinal ) = $this->locate( $hash, $ref );
		$form                     = new Form( $id, $hash, $attributes, $source, $this->attempts[ $id ] ?? new Attempt() );
		$shown                    = $this->confirmation->shown( $form );
		if ( null !== $shown ) {
			return Form_View::container( $form, Form_View::without_shortcodes( $shown ), '' );
		}
		$body  = $this->body( $form, $block, $content );
		$token = $this->tokens->issue( $form, $ordinal, 'inline' === $source->kind ? $block : null );
		return Form_View::html( $form, $body, $token );
	}

	/**
	 * Draws what is in a form; the fields in it add themselves.
	 *
	 * @param Form                 $form    The form.
	 * @param array<string, mixed> $block   The parsed block.
	 * @param string               $content What a shortcode encloses.
	 */
	private function body( Form $form, array $block, string $content ): string {
		$this->open[] = $form;
		( $this->use_parts )( $block );
		if ( Form_Finder::SHORTCODE === $block['blockName'] ) {
			$fields = '';
			if ( ! str_contains( $content, '[contact-field' ) ) {
				foreach ( $block['innerBlocks'] as $field ) {
					$fields .= $this->render_field_shortcode( $field['attrs'] );
				}
			}
			$html = '' === $fields ? do_shortcode( $content ) : $fields;
		} else {
			$class = is_string( $block['attrs']['className'] ?? null ) ? $block['attrs']['className'] : '';
			// Without its name, so that it is not drawn again; core's own containers do the same.
			$inner = new WP_Block( array( 'blockName' => 'core/null' ) + $block, array( 'jetpack/form-class-name' => $class ) );
			$html  = $inner->render( array( 'dynamic' => false ) );
		}
		array_pop( $this->open );
		return $html;
	}

	/**
	 * The place that is being drawn, as form ids begin with it.
	 */
	private function place(): string {
		global $_wp_current_template_id;
		if ( '' !== $this->widget ) {
			return 'widget-' . sanitize_html_class( $this->widget );
		}
		if ( is_singular() || in_the_loop() || ! is_string( $_wp_current_template_id ) ) {
			return (string) (int) get_the_ID();
		}
		return 'block-template-' . sanitize_html_class( str_replace( '//', '-', $_wp_current_template_id ) );
	}

	/**
	 * The stored content that holds a form.
	 *
	 * @param string $hash The form's hash.
	 * @param int    $ref  The post that keeps the form, or 0.
	 * @return array{Form_Source, int} The source, and which form of it it is.
	 */
	private function locate( string $hash, int $ref ): array {
		global $_wp_current_template_id;
		$id   = (int) get_the_ID();
		$page = is_singular() || in_the_loop() ? $id : 0;
		$path = substr( (string) strtok( Page_Handler::url(), '?' ), 0, 300 );
		$home = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		$path = '' !== $home && str_starts_with( $path, $home . '/' ) ? substr( $path, strlen( $home ) ) : $path;
		if ( $ref > 0 ) {
			return array( new Form_Source( 'form', (string) $ref, $page, $path ), 0 );
		}
		$candidates = array(
			array( 'widget', $this->widget ),
			array( 'post', $id > 0 ? (string) $id : '' ),
			array( 'template', is_string( $_wp_current_template_id ) ? $_wp_current_template_id : '' ),
		);
		foreach ( $candidates as list( $kind, $which ) ) {
			$ordinal = '' === $which ? null : $this->finder->ordinal( $kind, $which, $hash );
			if ( null !== $ordinal ) {
				return array( new Form_Source( $kind, $which, 'post' === $kind ? $id : $page, $path ), $ordinal );
			}
		}
		return array( new Form_Source( 'inline', '', $page, $path ), 0 );
	}

	/**
	 * Whether a page is being made that a visitor can fill in.
	 */
	private static function is_page(): bool {
		return ! is_feed() && ! is_admin() && ! wp_doing_cron() && ! wp_is_serving_rest_request();
	}
}
