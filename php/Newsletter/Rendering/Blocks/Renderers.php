<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;

/**
 * Which class draws which block. A new one is a line here.
 */
final class Renderers {

	private const ALL = array(
		''                                => Classic::class,
		'core/audio'                      => Media::class,
		'core/block'                      => Pattern::class,
		'core/button'                     => Button::class,
		'core/buttons'                    => Buttons::class,
		'core/code'                       => Verbatim::class,
		'core/columns'                    => Columns::class,
		'core/comments'                   => Nothing::class,
		'core/cover'                      => Cover::class,
		'core/details'                    => Details::class,
		'core/embed'                      => Embed::class,
		'core/file'                       => File::class,
		'core/freeform'                   => Classic::class,
		'core/gallery'                    => Gallery::class,
		'core/group'                      => Group::class,
		'core/heading'                    => Text::class,
		'core/html'                       => Html::class,
		'core/image'                      => Image::class,
		'core/list'                       => Text::class,
		'core/loginout'                   => Nothing::class,
		'core/media-text'                 => Media_Text::class,
		'core/more'                       => Nothing::class,
		'core/nextpage'                   => Nothing::class,
		'core/paragraph'                  => Text::class,
		'core/post-comments-form'         => Nothing::class,
		'core/preformatted'               => Verbatim::class,
		'core/pullquote'                  => Quote::class,
		'core/quote'                      => Quote::class,
		'core/search'                     => Nothing::class,
		'core/separator'                  => Separator::class,
		'core/shortcode'                  => Html::class,
		'core/spacer'                     => Spacer::class,
		'core/table'                      => Table::class,
		'core/verse'                      => Verbatim::class,
		'core/video'                      => Media::class,
		'jetpack/ai-assistant'            => Nothing::class,
		'jetpack/ai-chat'                 => Nothing::class,
		'jetpack/blog-stats'              => Nothing::class,
		'jetpack/image-compare'           => Pictures::class,
		'jetpack/like'                    => Nothing::class,
		'jetpack/paywall'                 => Open_Part::class,
		'jetpack/related-posts'           => Nothing::class,
		'jetpack/sharing-button'          => Nothing::class,
		'jetpack/sharing-buttons'         => Nothing::class,
		'jetpack/slideshow'               => Pictures::class,
		'jetpack/subscriber-login'        => Nothing::class,
		'jetpack/subscriptions'           => Nothing::class,
		'jetpack/tiled-gallery'           => Pictures::class,
		'jetpack/voice-to-content'        => Nothing::class,
		'jetpack/wordads'                 => Nothing::class,
		'premium-content/buttons'         => Nothing::class,
		'premium-content/container'       => Open_Part::class,
		'premium-content/logged-out-view' => Nothing::class,
		'premium-content/login-button'    => Nothing::class,
		'premium-content/subscriber-view' => Open_Part::class,
		'slipstream/locked-part'          => Locked_Part::class,
		'slipstream/open-part'            => Open_Part::class,
	);

	public static function of( string $name ): Block_Renderer {
		$renderer = self::ALL[ $name ] ?? Unknown::class;
		return new $renderer();
	}
}
