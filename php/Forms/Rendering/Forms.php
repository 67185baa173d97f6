<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rendering;

use Closure;
use Slipstream\Forms\Definition\Field_Reader;
use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Finder;
use Slipstream\Forms\Definition\Form_Identity;
use Slipstream\Forms\Definition\Form_Messages;
use Slipstream\Forms\Definition\Form_Source;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Forms\Definition\Shortcodes;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Record;
use Slipstream\Http\Page_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Page_Ids;
use WP_Block;
use WP_Block_Type_Registry;

/**
 * Renders and numbers forms, and lets each field find its form. There is one object per request.
 *
 * @phpstan-import-type Reference from Form_Token
 */
final class Forms {

	/** @var list<Form> The forms that are rendering, innermost last. */
	private array $open = array();

	/** @var array<string, int> The number of forms so far, by place. */
	private array $counts = array();

	/** @var array<string, true> The IDs of rendered forms. */
	private array $drawn = array();

	/** The rejected submission to this page. */
	private ?Sent_Form $sent = null;

	/** The IDs of the page's fields. */
	private Page_Ids $ids;

	/** Where forms render. */
	private Form_Place $place;

	public function __construct(
		private Form_Finder $finder,
		private Form_Token $tokens,
		private Confirmation $confirmation,
		private Closure $use_parts
	) {
		$this->ids   = new Page_Ids();
		$this->place = new Form_Place( $finder );
	}

	/** Remembers which widget is rendering. */
	public function enter_widget( string $id ): void {
		$this->place->enter_widget( $id );
	}

	/** Remembers the submission to this page. */
	public function remember( string $form_id, Submission_Attempt $attempt, ?Form $form = null ): void {
		$this->sent = new Sent_Form( $form_id, $attempt, $form );
	}

	/**
	 * The rejected submission, if the page has not shown it: the post may have left the list, or the form may have
	 * moved. '' if the page has shown it.
	 */
	public function rest(): string {
		$sent = $this->sent;
		if ( null === $sent || $sent->is_shown ) {
			return '';
		}
		$sent->is_shown = true;
		$this->use_assets();
		$form  = $sent->form;
		$id    = isset( $this->drawn[ $sent->id ] ) ? $sent->id . '-sent' : $sent->id;
		$again = new Form(
			$id,
			$form->hash ?? '',
			$form?->all() ?? array(),
			$form->source ?? new Form_Source( 'inline', '' ),
			$sent->attempt
		);
		return null === $form ? Form_View::failed( $again ) : $this->with_fields( $again, $form->fields() );
	}

	/**
	 * Renders one of the form blocks.
	 *
	 * @param array<string, mixed> $attributes
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

	public function render_shortcode( mixed $attributes, string $content ): string {
		if ( ! $this->open ) {
			$this->use_assets();
		}
		return $this->open
			? ''
			: $this->render( Shortcodes::parse( is_array( $attributes ) ? $attributes : array(), $content ), $content );
	}

	/** Enqueues the forms' style and script on a page whose form is not a block. */
	private function use_assets(): void {
		( $this->use_parts )( array( 'blockName' => Form_Finder::BLOCK ) );
		$type = WP_Block_Type_Registry::get_instance()->get_registered( Form_Finder::BLOCK );
		array_map(
			'wp_enqueue_style',
			array_merge( $type->style_handles ?? array(), $type->view_style_handles ?? array() )
		);
		array_map( 'wp_enqueue_script_module', $type->view_script_module_ids ?? array() );
	}

	public function render_field_shortcode( mixed $attributes ): string {
		$form = end( $this->open ) ?: null;
		return null === $form
			? ''
			: Field_View::html(
				Field_Reader::add_shortcode( is_array( $attributes ) ? $attributes : array(), $form ),
				$form
			);
	}

	/**
	 * Builds the form that a reference names, to validate a submission: with the fields that its visitor saw and its
	 * current settings.
	 *
	 * @param array<string, mixed> $reference From Form_Token.
	 * @phpstan-param Reference $reference
	 * @return Form|null Null if the form no longer exists or is not public.
	 * @throws Request_Error If the fields that its visitor saw are unknown.
	 */
	public function build( array $reference, Submission_Attempt $attempt ): ?Form {
		if (
			! Form_Finder::is_public( $reference['kind'], $reference['source'] )
			|| ( $reference['page'] > 0 && ! Form_Finder::is_public( 'post', (string) $reference['page'] ) )
		) {
			return null;
		}
		$fields = Field_Record::fields( $reference['fields'] );
		$block  = Form_Identity::block(
			$this->finder,
			$reference,
			$fields,
			fn ( array $block ): array => $this->fields_of( $block, $reference['form'] )
		);
		if ( null === $block ) {
			return null;
		}
		$hash = 'inline' === $reference['kind'] ? $reference['hash'] : Form_Finder::hash( $block );
		if ( ! $fields && $hash !== $reference['hash'] ) {
			throw new Request_Error( 'form_bad_reference', Form_Messages::too_old(), 400 );
		}
		$form = new Form(
			$reference['form'],
			$hash,
			Form_Finder::attributes( $block ),
			new Form_Source( $reference['kind'], $reference['source'], $reference['page'], $reference['path'] ),
			$attempt
		);
		array_map( array( $form, 'add' ), $fields ?: $this->fields_of( $block, $reference['form'] ) );
		// Without its fields, for example if a block is turned off, a form would accept anything and keep nothing.
		return $form->fields() ? $form : null;
	}

	/**
	 * @param array<string, mixed> $block The parsed block.
	 * @return list<Field>
	 */
	private function fields_of( array $block, string $id ): array {
		$form = new Form( $id, '', Form_Finder::attributes( $block ), new Form_Source( 'inline', '' ) );
		$this->body( $form, $block, '' );
		return $form->fields();
	}

	/** @param array<string, mixed> $block   The parsed block. */
	private function render( array $block, string $content = '' ): string {
		if ( doing_action( 'wp_head' ) ) {
			// This render is for an excerpt: nobody can fill in the form there, and it must not count as one of the
			// page's forms.
			return '';
		}
		$attributes = Form_Finder::attributes( $block );
		$place      = $this->place->id();
		$ref        = is_numeric( $attributes['ref'] ?? null ) ? (int) $attributes['ref'] : 0;
		if ( $ref > 0 ) {
			$stored = Form_Finder::is_public( 'form', (string) $ref )
				? $this->finder->forms( 'form', (string) $ref )[0] ?? null
				: null;
			if ( null === $stored ) {
				return '';
			}
			$block      = $stored;
			$attributes = array_merge(
				Form_Finder::attributes( $stored ),
				array_intersect_key( $attributes, array( 'align' => 1 ) )
			);
		}
		$this->counts[ $place ] = ( $this->counts[ $place ] ?? 0 ) + 1;
		$id                     = $this->counts[ $place ] > 1 ? $place . '-' . $this->counts[ $place ] : $place;
		if ( ! Page_Request::is_page() ) {
			return Form_View::link( $id );
		}
		$hash                     = Form_Finder::hash( $block );
		list( $source, $ordinal ) = $this->place->locate( $hash, $ref );
		$hashes                   = $this->finder->hashes( $source );
		$sent                     = true === $this->sent?->is( $id, $hash, $hashes ) ? $this->sent : null;
		$this->drawn[ $id ]       = true;
		$form                     = new Form(
			$id,
			$hash,
			$attributes,
			$source,
			$sent->attempt ?? new Submission_Attempt(),
			$this->ids
		);
		$shown                    = $this->confirmation->shown( $form, Sent_Form::is_only( $hash, $hashes ) );
		if ( null !== $shown ) {
			return Form_View::container( $form, Form_View::without_shortcodes( $shown ), '' );
		}
		$body = $this->body( $form, $block, $content );
		if ( null !== $sent ) {
			$sent->is_shown = true;
			$fields         = $sent->fields_other_than( $form->fields() );
			if ( $fields ) {
				return $this->with_fields( new Form( $id, $hash, $attributes, $source, $sent->attempt ), $fields );
			}
		}
		return Form_View::html( $form, $body, $this->tokens->issue( $form, $ordinal, $hashes ) );
	}

	/**
	 * Renders a form with the fields that its visitor saw, one below the other.
	 *
	 * @param list<Field> $fields
	 */
	private function with_fields( Form $form, array $fields ): string {
		array_map( array( $form, 'add' ), $fields );
		$body = implode(
			'',
			array_map( static fn ( Field $field ): string => Field_View::html( $field, $form ), $fields )
		);
		return Form_View::html(
			$form,
			"<div class=\"wp-block-jetpack-contact-form\">$body</div>",
			$this->tokens->issue( $form, 0, $this->finder->hashes( $form->source ) )
		);
	}

	/**
	 * Renders a form's content; its fields add themselves.
	 *
	 * @param array<string, mixed> $block The parsed block.
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
			// Without its name, so that it does not render again; core's own containers do the same.
			$inner = new WP_Block(
				array( 'blockName' => 'core/null' ) + $block,
				array( 'jetpack/form-class-name' => $class )
			);
			$html  = $inner->render( array( 'dynamic' => false ) );
		}
		array_pop( $this->open );
		return $html;
	}
}
