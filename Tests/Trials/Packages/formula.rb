# The part of Homebrew's Formula class that the formula uses. The archive is looked up by its URL's last component.
require "digest"
require "fileutils"
require "pathname"

class Pathname
  # As Homebrew extends it: moves files, and fails if there are none.
  def install(*sources)
    sources = sources.flatten
    raise "nothing to install into #{self}" if sources.empty?
    mkpath
    sources.each { |source| FileUtils.mv(source, self + File.basename(source)) }
  end
end

class Formula
  class << self
    attr_reader :steps, :requirements
    def on_macos = nil
    def on_linux = yield
    def on_intel = (yield if RUBY_PLATFORM.start_with?("x86_64"))
    def on_arm = (yield if RUBY_PLATFORM.start_with?("aarch64"))
    def test(&steps) = @steps = steps
    %i[desc homepage version url sha256 license].each do |field|
      define_method(field) do |value = nil|
        @fields ||= {}
        value ? @fields[field] = value : @fields.fetch(field)
      end
    end
  end

  def initialize(prefix) = @prefix = Pathname.new(prefix)
  def version = self.class.version
  def bin = @prefix + "bin"
  def man1 = @prefix + "share/man/man1"
  def doc = @prefix + "share/doc/motif"
  def bash_completion = @prefix + "etc/bash_completion.d"
  def zsh_completion = @prefix + "share/zsh/site-functions"
  def fish_completion = @prefix + "share/fish/vendor_completions.d"
  def system(*command) = Kernel.system(*command.map(&:to_s), out: File::NULL) || raise("#{command} failed")
  def shell_output(command) = `#{command}`.tap { raise "#{command} failed" unless $?.success? }
  def assert_match(part, text) = text.include?(part) || raise("'#{text}' has no '#{part}'")
end

files, work = ARGV
load File.join(files, "motif.rb")
archive = File.join(files, File.basename(Motif.url))
raise "the checksum of #{archive} is another" unless Digest::SHA256.file(archive).hexdigest == Motif.sha256
raise "the URL isn't of a release" unless Motif.url.include?("/releases/download/v#{Motif.version}/motif-")

# Homebrew enters the only folder of an archive.
FileUtils.mkdir_p("#{work}/source")
system("tar", "-xzf", archive, "-C", "#{work}/source", "--strip-components", "1", exception: true)
formula = Motif.new("#{work}/prefix")
Dir.chdir("#{work}/source") { formula.install }
left = Dir.chdir("#{work}/source") { Dir["**/*"].select { |path| File.file?(path) } }
raise "not installed: #{left}" unless left.empty?
FileUtils.mkdir_p("#{work}/test")
ENV["MOTIF_AUTHOR"] = "trial"
Dir.chdir("#{work}/test") { formula.instance_eval(&Motif.steps) }
installed = Dir["#{work}/prefix/**/*"].count { |path| File.file?(path) }
puts "#{installed} files installed; the formula's test passes"
